// What the library takes from the header of Apple's systems.
typedef struct _opaque_pthread_t *pthread_t;
pthread_t pthread_self(void);
int pthread_main_np(void);
