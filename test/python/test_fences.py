"""Fences as plain Python: the module's examples, and refusals with a rule."""

import doctest

import pytest

import tier
from tier import fences
from tier.fences import Access, Node


def test_examples_run():
    assert doctest.testmod(fences).failed == 0


def test_two_buffers_share_a_fence():
    nodes = [Node([Access(0, write=True)]), Node([Access(1, write=True)]), Node(sync=True),
             Node([Access(0, engine=True), Access(1, engine=True)])]
    answer = fences.insert(fences.in_order(nodes))
    assert (answer.before, answer.bound, answer.proof) == ((2,), 1, "flow")
    assert fences.verify(fences.in_order(nodes), answer.before) is None
    assert fences.verify(fences.in_order(nodes), [1]) == (1, 3)


def test_an_engine_that_nobody_waits_for_is_refused():
    with pytest.raises(tier.AsyncError) as caught:
        fences.insert(fences.in_order([Node([Access(0, write=True)]), Node([Access(0, engine=True)])]))
    assert caught.value.rule == "async.hand-over"
    assert "node 0 and node 1 on buffer 0" in str(caught.value)


def test_no_place_is_refused():
    with pytest.raises(tier.AsyncError) as caught:
        fences.insert(fences.in_order([Node([Access(0, write=True)]), Node(sync=True, place=False),
                                       Node([Access(0, engine=True)])]))
    assert caught.value.rule == "async.fence-place"


@pytest.mark.parametrize("nodes", [[], [Node(next=(4,))], [Node(weight=0)]])
def test_a_question_that_makes_no_sense_is_refused(nodes):
    with pytest.raises(tier.AsyncError) as caught:
        fences.insert(nodes)
    assert caught.value.rule == "async.question"
