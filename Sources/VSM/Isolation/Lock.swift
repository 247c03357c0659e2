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
@usableFromInline
final class Lock: @unchecked Sendable {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    /// In memory of its own, because the address of a property is not promised to stay.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    @usableFromInline
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

    @usableFromInline
    func lock() { pthread_mutex_lock(mutex) }

    @usableFromInline
    func unlock() { pthread_mutex_unlock(mutex) }
    #else
    private let mutex = Mutex<Void>(())

    @usableFromInline
    func lock() { mutex._unsafeLock() }

    @usableFromInline
    func unlock() { mutex._unsafeUnlock() }
    #endif

    /// Runs `body` while no other thread is inside.
    @inlinable
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}
