// The part of the header of Apple's systems that the library uses.
#pragma clang assume_nonnull begin

typedef struct _opaque_pthread_t {
    long __sig;
    void *__cleanup_stack;
    char __opaque[8176];
} *pthread_t;
pthread_t pthread_self(void);
int pthread_main_np(void);

typedef struct _opaque_pthread_mutex_t {
    long __sig;
    char __opaque[56];
} pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t {
    long __sig;
    char __opaque[8];
} pthread_mutexattr_t;
int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *_Nullable attributes);
int pthread_mutex_destroy(pthread_mutex_t *mutex);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);

#pragma clang assume_nonnull end
