// The part of the header of Apple's systems that the library uses.
#include <stdint.h>

typedef enum { CLOCK_UPTIME_RAW = 8 } clockid_t;
__attribute__((availability(macos, introduced = 10.12), availability(ios, introduced = 10.0),
               availability(tvos, introduced = 10.0), availability(watchos, introduced = 3.0)))
uint64_t clock_gettime_nsec_np(clockid_t clock);
