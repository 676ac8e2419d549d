// OpenGL, whichever kind the platform has: the build names the header (tools/cmake/flags.cmake).
#pragma once
#ifndef GL_GLEXT_PROTOTYPES
#define GL_GLEXT_PROTOTYPES
#endif
#include PADDOCK_GL_HEADER
