"""Options of the tests."""


def pytest_addoption(parser):
    parser.addoption("--wheel", help="the wheel that test/packaging looks into; tools/test.sh builds one")
    parser.addoption("--every-kernel", action="store_true", help="prove every kernel of a program, not at most 32 of it")
