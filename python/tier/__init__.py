"""Compile tensor programs to asynchronous GPU kernels."""
