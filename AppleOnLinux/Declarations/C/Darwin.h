// The part of the module `Darwin` that the library uses.
#include "pthread.h"
