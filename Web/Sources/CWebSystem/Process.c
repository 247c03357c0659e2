#include "CWebSystem.h"

#include <stdlib.h>
#include <sys/resource.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

int64_t vsm_limit_of_open_files(void) {
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return -1;
    // There may be no limit.
    return files.rlim_cur > INT64_MAX ? INT64_MAX : (int64_t)files.rlim_cur;
}

void vsm_return_unused_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
