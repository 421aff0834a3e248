//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// `_native.Callee`: what a class with a `__call__` in Python inherits, so that
// calls that need nothing new take none of its time: those that equal one before
// are launched again, those of a known signature are served.
//
//   class Function(_native.Callee):
//       def __call__(self, *arguments, out=None, **named): ...
//   _native.adopt(Function)            # such calls do without it from now on
//   function.attach(dispatcher, 3)     # .. of this dispatcher, of 3 inputs
//
// `__call__` stays what PyTorch's compiler reads and every other call runs; a
// call that goes by it does what it would have done (PEP 590: vectorcall and
// tp_call agree).

#include "Dispatch.h"
#include "Exchange.h"

#include <structmember.h>

#include <algorithm>
#include <cstddef>

namespace tier {

namespace {
/// An instance; its class adds a dict.
struct Callee {
  PyObject_HEAD vectorcallfunc vectorcall;
  PyObject *dispatcher; ///< of calls with `count` inputs; null: none
  Dispatcher *native;   ///< inside of it
  size_t count;
};
} // namespace

/// The `__call__` of the class that was adopted.
static PyObject *slowCall = nullptr;
static PyObject *outName = nullptr;

/// Calls `__call__`, with the instance before the arguments.
static PyObject *callSlowly(PyObject *self, PyObject *const *arguments,
                            size_t flags, PyObject *names) {
  size_t given = PyVectorcall_NARGS(flags),
         all = given + (names ? PyTuple_GET_SIZE(names) : 0);
  constexpr size_t few = 16;
  PyObject *room[few + 1];
  std::vector<PyObject *> more;
  PyObject **moved = room;
  if (all > few) {
    more.resize(all + 1);
    moved = more.data();
  }
  moved[0] = self;
  std::copy_n(arguments, all, moved + 1);
  return PyObject_Vectorcall(slowCall, moved, given + 1, names);
}

static PyObject *callVector(PyObject *self, PyObject *const *arguments,
                            size_t flags, PyObject *names) {
  auto *callee = reinterpret_cast<Callee *>(self);
  size_t given = PyVectorcall_NARGS(flags);
  bool hasOut = names && PyTuple_GET_SIZE(names) == 1 &&
                PyTuple_GET_ITEM(names, 0) == outName &&
                arguments[given] != Py_None;
  if (callee->native && given == callee->count && (hasOut || !names)) {
    // Whatever is raised here, `__call__` meets it again and says it.
    try {
      PyObject *out = hasOut ? arguments[given] : nullptr;
      if (!mayBeTracing()) {
        if (out && callee->native->again(arguments, given, out))
          return nb::borrow(out).release().ptr();
        if (nb::object made = callee->native->known(arguments, given, out))
          return made.release().ptr();
      }
    } catch (std::exception &) {
    }
    PyErr_Clear();
  }
  return callSlowly(self, arguments, flags, names);
}

static PyObject *create(PyTypeObject *type, PyObject *, PyObject *) {
  PyObject *self = type->tp_alloc(type, 0);
  if (self)
    reinterpret_cast<Callee *>(self)->vectorcall = callVector;
  return self;
}

static int traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(reinterpret_cast<Callee *>(self)->dispatcher);
  return 0;
}

static int forget(PyObject *self) {
  reinterpret_cast<Callee *>(self)->native = nullptr;
  Py_CLEAR(reinterpret_cast<Callee *>(self)->dispatcher);
  return 0;
}

static void destroy(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  forget(self);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject *attach(PyObject *self, PyObject *arguments) {
  PyObject *dispatcher;
  Py_ssize_t count;
  if (!PyArg_ParseTuple(arguments, "O!n:attach", nb::type<Dispatcher>().ptr(),
                        &dispatcher, &count))
    return nullptr;
  auto *callee = reinterpret_cast<Callee *>(self);
  Py_INCREF(dispatcher);
  Py_XSETREF(callee->dispatcher, dispatcher);
  callee->native = nb::inst_ptr<Dispatcher>(dispatcher);
  callee->count = count;
  Py_RETURN_NONE;
}

static nb::object makeType() {
  static PyMethodDef methods[] = {
      {"attach", attach, METH_VARARGS,
       "Let calls of so many inputs go to a dispatcher that knows them."},
      {nullptr, nullptr, 0, nullptr}};
  static PyMemberDef members[] = {
      {"__vectorcalloffset__", T_PYSSIZET, offsetof(Callee, vectorcall),
       READONLY, nullptr},
      {nullptr, 0, 0, 0, nullptr}};
  static PyType_Slot slots[] = {
      {Py_tp_new, reinterpret_cast<void *>(create)},
      {Py_tp_traverse, reinterpret_cast<void *>(traverse)},
      {Py_tp_clear, reinterpret_cast<void *>(forget)},
      {Py_tp_dealloc, reinterpret_cast<void *>(destroy)},
      {Py_tp_call, reinterpret_cast<void *>(PyVectorcall_Call)},
      {Py_tp_methods, methods},
      {Py_tp_members, members},
      {0, nullptr}};
  static PyType_Spec spec = {"tier._native.Callee", sizeof(Callee), 0,
                             Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE |
                                 Py_TPFLAGS_HAVE_GC |
                                 Py_TPFLAGS_HAVE_VECTORCALL,
                             slots};
  return nb::steal(PyType_FromSpec(&spec));
}

/// A class with its own `__call__` inherits no vectorcall: it is given back.
static void adopt(nb::type_object type) {
  auto *object = reinterpret_cast<PyTypeObject *>(type.ptr());
  slowCall = nb::object(type.attr("__call__")).release().ptr();
  object->tp_vectorcall_offset = offsetof(Callee, vectorcall);
  object->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL;
  PyType_Modified(object);
}

void populateCallee(nb::module_ &module) {
  outName = PyUnicode_InternFromString("out");
  module.attr("Callee") = makeType();
  module.def("adopt", &adopt, "type"_a);
}

} // namespace tier
