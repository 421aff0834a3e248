"""PyTorch on the CPU: its compiler sees an operator with shapes, its autograd the derivative that was given."""

import gc

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


@tier.compile
def linear(x, w, b):
    return tier.gelu(x @ w + b)


@tier.compile
def product(x, w):
    return x @ w


@product.backward
def product_gradients(x, w, y, dy):
    return dy @ w.T, x.T @ dy


@tier.compile
def scaled(x, y, a):
    return x * y * a


@scaled.backward
def scaled_gradients(x, y, a, z, dz):
    return dz * y * a, dz * x * a


@tier.compile
def two(x):
    return tier.sum(x, axis=1), x * 2.0


@tier.compile(static=("axis", "keep"))
def total(x, axis, keep=False):
    return tier.sum(x, axis=axis, keepdims=keep)


def compiled(fn, **options):
    torch._dynamo.reset()
    return torch.compile(fn, fullgraph=True, backend="aot_eager", **options)


def nodes_of(fn, *arguments):
    """Return what PyTorch's compiler sees."""
    graphs = []

    def keep(graph, _):
        graphs.append(graph)
        return graph.forward

    torch._dynamo.reset()
    result = torch.compile(fn, fullgraph=True, backend=keep)(*arguments)
    (graph,) = graphs
    return [node.target for node in graph.graph.nodes if node.op == "call_function"], result


def test_a_function_is_one_operator_of_the_graph():
    x, w, b = torch.randn(8, 16), torch.randn(16, 24), torch.randn(24)
    targets, result = nodes_of(lambda x, w, b: torch.relu(linear(x, w, b)) + 1, x, w, b)
    assert targets.count(torch.ops.tier.call) == 1
    torch.testing.assert_close(result, torch.relu(torch.nn.functional.gelu(x @ w + b)) + 1)


def test_shapes_stay_symbols():
    count = torch._dynamo.utils.counters
    g = compiled(lambda x, w, b: linear(x, w, b) + 1, dynamic=True)
    count.clear()
    w, b = torch.randn(16, 24), torch.randn(24)
    for rows in (8, 9, 13, 21):
        x = torch.randn(rows, 16)
        torch.testing.assert_close(g(x, w, b), torch.nn.functional.gelu(x @ w + b) + 1)
    assert count["stats"]["unique_graphs"] == 1


@pytest.mark.parametrize("fn, arguments", [
    (lambda x: two(x)[0] + two(x)[1].sum(), (torch.randn(4, 6),)),
    (lambda x, y: scaled(x, y, 2.5), (torch.randn(4, 6), torch.randn(4, 6))),
    (lambda x, y: scaled(x, a=2, y=y), (torch.randn(4, 6), torch.randn(4, 6))),
    (lambda x: total(x, 0), (torch.randn(4, 6),)), (lambda x: total(x, axis=1, keep=True), (torch.randn(4, 6),)),
    (lambda x: total(x, -1) + 1, (torch.randn(1, 6),)),
    (lambda x, y: product(x.T, y), (torch.randn(6, 4).bfloat16(), torch.randn(6, 5).bfloat16())),
])
def test_compiled_and_eager_agree(fn, arguments):
    torch.testing.assert_close(compiled(fn)(*arguments), fn(*arguments))


def test_out_is_written():
    x, w, o = torch.randn(4, 6), torch.randn(6, 5), torch.zeros(4, 5)
    compiled(lambda x, w, o: product(x, w, out=o) + 1)(x, w, o)
    torch.testing.assert_close(o, x @ w)


def test_out_is_written_in_place_where_a_graph_is_compiled():
    x, w, o = torch.randn(4, 6), torch.randn(6, 5), torch.zeros(4, 5)
    targets, result = nodes_of(lambda x, w, o: product(x, w, out=o) * 2, x, w, o)
    assert targets.count(torch.ops.tier.call_into) == 1 and torch.ops.tier.call not in targets
    torch.testing.assert_close(o, x @ w)
    torch.testing.assert_close(result, o * 2)
    first, second = torch.zeros(4), torch.zeros(4, 6)
    compiled(lambda x, a, b: two(x, out=(a, b))[0] + 1)(x, first, second)
    torch.testing.assert_close(first, x.sum(1))
    torch.testing.assert_close(second, x * 2)


@pytest.mark.parametrize("out, said", [(torch.zeros(4, 5, dtype=torch.float64), "expects out= of torch.float32, got torch.float64"),
                                       (torch.zeros(5, 4).T, r"\[launch.output\]"), (torch.zeros(4, 4), r"\[launch.output\]")])
def test_an_out_that_eager_calls_refuse_is_refused_in_a_graph(out, said):
    x, w = torch.randn(4, 6), torch.randn(6, 5)
    with pytest.raises(tier.LaunchError, match="launch.output"):
        product(x, w, out=out)
    with pytest.raises(Exception, match=said):
        compiled(lambda x, w, o: product(x, w, out=o))(x, w, out)
    assert bool((out == 0).all())


def test_out_of_a_graph_is_copied_to_where_a_gradient_is_awaited():
    x, w = torch.randn(4, 6).requires_grad_(), torch.randn(6, 5)
    fn = lambda x, w: product(x, w, out=torch.zeros(4, 5)).square().sum()  # noqa: E731
    targets, loss = nodes_of(fn, x, w)
    assert targets.count(torch.ops.tier.call) == 1 and torch.ops.tier.call_into not in targets
    loss.backward()
    torch.testing.assert_close(x.grad, 2 * (x @ w).detach() @ w.T)
    with torch.no_grad():
        assert torch.ops.tier.call_into in nodes_of(fn, x, w)[0]


def test_the_operator_is_sound():
    """PyTorch's own checks: the schema, the shape function against the results, and the derivative's registration."""
    from tier import _torch  # noqa: F401  (its operator)

    x, w = torch.randn(4, 6), torch.randn(6, 5)
    product(x, w)
    torch.library.opcheck(torch.ops.tier.call, ([x, w], [], "x:array;w:array;", product.token),
                          test_utils=("test_schema", "test_faketensor", "test_autograd_registration"))
    torch.library.opcheck(torch.ops.tier.call, ([x], [], "x:array;", two.token), test_utils=("test_schema", "test_faketensor"))
    torch.library.opcheck(torch.ops.tier.call_into, ([x, w], [], "x:array;w:array;", product.token, [torch.zeros(4, 5)]),
                          test_utils=("test_schema", "test_faketensor"))


@pytest.mark.parametrize("mode", ["eager", "compiled"])
def test_gradients(mode):
    wrap = compiled if mode == "compiled" else (lambda fn: fn)
    x, w = torch.randn(4, 6, requires_grad=True), torch.randn(6, 5, requires_grad=True)
    wrap(lambda x, w: product(x, w).square().sum())(x, w).backward()
    expected = torch.autograd.grad((x @ w).square().sum(), (x, w))
    torch.testing.assert_close((x.grad, w.grad), expected)
    y = torch.randn(4, 6, requires_grad=True)
    x.grad = None
    wrap(lambda x, y: scaled(x, y, 3.0).exp().sum())(x, y).backward()
    torch.testing.assert_close((x.grad, y.grad), torch.autograd.grad((x * y * 3).exp().sum(), (x, y)))


def test_numerical_derivatives():
    x, w = (torch.randn(*shape, dtype=torch.float64, requires_grad=True) for shape in ((3, 4), (4, 2)))
    assert torch.autograd.gradcheck(lambda x, w: product(x, w), (x, w))


def test_only_some_arguments_wait_for_a_gradient():
    x, w = torch.randn(4, 6), torch.randn(6, 5, requires_grad=True)
    product(x, w).sum().backward()
    torch.testing.assert_close(w.grad, x.T @ torch.ones(4, 5))
    assert x.grad is None


@pytest.mark.parametrize("call", [lambda x: two(x), lambda x: two(x, out=(torch.empty(4), torch.empty(4, 6)))])
def test_a_gradient_that_nobody_computes_is_refused(call):
    with pytest.raises(tier.LaunchError, match=r"\[launch.gradient\] expects a derivative of two .*@two.backward"):
        call(torch.randn(4, 6, requires_grad=True))


def test_no_gradient_is_asked_for_without_grad_mode():
    x = torch.randn(4, 6, requires_grad=True)
    with torch.no_grad():
        assert not two(x)[1].requires_grad
    assert not two(x.detach())[1].requires_grad


def test_out_and_gradients_do_not_mix():
    x, w = torch.randn(4, 6, requires_grad=True), torch.randn(6, 5)
    with pytest.raises(tier.LaunchError, match=r"launch.gradient.*no out="):
        product(x, w, out=torch.empty(4, 5))
    with pytest.raises(tier.LaunchError, match=r"launch.output.*needs no gradient"):
        product(x.detach(), w, out=torch.empty(4, 5, requires_grad=True))


def test_a_derivative_of_other_shapes_is_refused():
    f = tier.compile(lambda x, y: x + y)
    f.backward(lambda x, y, z, dz: (dz * 1.0, dz * 1.0))
    x, y = torch.randn(4, 6), torch.randn(1, 6, requires_grad=True)
    with pytest.raises(tier.LaunchError, match=r"launch.gradient.*expects a gradient of shape \(1, 6\), got \(4, 6\)"):
        f(x, y).sum().backward()
    f.backward(lambda x, y, z, dz: dz * 1.0)
    with pytest.raises(tier.LaunchError, match=r"launch.gradient.*one gradient for each of 2 array"):
        f(x, y).sum().backward()


def test_shapes_that_contradict_are_refused_while_compiling():
    with pytest.raises(Exception, match="expects .*equal|expects .*=="):
        compiled(lambda x, w: product(x, w))(torch.randn(4, 6), torch.randn(7, 5))


def test_operators_of_functions_that_are_gone():
    from tier import _torch  # noqa: F401  (its operator)

    f = tier.compile(lambda x: x + 1.0)
    token = f.token
    del f
    gc.collect()
    with pytest.raises(tier.LaunchError, match=r"launch.operator.*expects a function of this process"):
        torch.ops.tier.call([torch.ones(3)], [], "x:array;", token)
