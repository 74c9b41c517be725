from cpython.object cimport PyObject, PyTypeObject
from cpython.ref cimport Py_INCREF
from libc.string cimport memcpy
from greenbaize.engine.state cimport State

# The fields of states are numbers and arrays of numbers, so that they are copied as one block.
# Only the story, which every state has, is an object; states hold no cycles and are not tracked.

cdef extern from "Python.h":
    State _PyObject_New(type kind)

cdef inline State copied(State state, type kind):
    cdef size_t head = sizeof(PyObject), shared = sizeof(State)
    cdef size_t size = (<PyTypeObject *> kind).tp_basicsize
    cdef type like = type(state)
    cdef State other
    if like is kind:
        other = _PyObject_New(kind)
        memcpy(<char *> <void *> other + head, <char *> <void *> state + head, size - head)
        Py_INCREF(other.story)
        other.story = None
        return other
    other = kind.__new__(kind)
    other.seats = state.seats
    size = min(size, <size_t> (<PyTypeObject *> like).tp_basicsize)
    memcpy(<char *> <void *> other + shared, <char *> <void *> state + shared, size - shared)
    return other
