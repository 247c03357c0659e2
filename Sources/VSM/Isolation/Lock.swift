#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#else
import Synchronization
#endif

/// A mutual exclusion lock that lives as long as the object that holds it.
///
/// `Synchronization.Mutex` would do, were it not that the thread sanitizer cannot see into it on Linux and
/// reports races where there are none. Where POSIX threads are absent it is used all the same.
final class Lock: @unchecked Sendable {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deinitialize(count: 1)
        mutex.deallocate()
    }

    /// Runs `body` while no other thread is inside.
    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
    #else
    private let mutex = Mutex<Void>(())

    /// Runs `body` while no other thread is inside.
    func withLock<Result>(_ body: () -> Result) -> Result {
        mutex.withLock { _ in UncheckedSendable(body()) }.value
    }
    #endif
}
