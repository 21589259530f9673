/* Called only where compiled code gives up: see APART in compile.py. */
#include <Python.h>

__attribute__((cold)) void CPyError_OutOfMemory(void);
__attribute__((cold)) void CPy_TypeError(const char *expected, PyObject *value);
__attribute__((cold)) void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
__attribute__((cold)) void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line,
                                                  PyObject *globals, const char *expected, PyObject *value);
__attribute__((cold)) void CPy_AttributeError(const char *filename, const char *funcname, const char *classname,
                                              const char *attrname, int line, PyObject *globals);
