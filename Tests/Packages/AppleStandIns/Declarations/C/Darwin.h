// What the library takes from the module `Darwin`.
#include "pthread.h"
