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

/// A mutual exclusion lock.
///
/// `Synchronization.Mutex` would do, but the thread sanitizer does not recognize it on Linux and reports races where
/// there are none. It is used where POSIX threads are absent.
@safe
package struct Lock: @unchecked Sendable {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    /// A buffer, because a mutex needs an address that does not change, which a property does not promise.
    @unsafe
    private final class Buffer: ManagedBuffer<pthread_mutex_t, Never> {
        deinit { _ = unsafe withUnsafeMutablePointerToHeader { unsafe pthread_mutex_destroy($0) } }
    }

    // The pointers below are those of the header, which is there for as long as the buffer is.
    private let buffer: ManagedBuffer<pthread_mutex_t, Never>

    package init() {
        #if canImport(Darwin)
        unsafe buffer = Buffer.create(minimumCapacity: 0) { _ in pthread_mutex_t() }
        #else
        // A union with a pointer in it.
        unsafe buffer = Buffer.create(minimumCapacity: 0) { _ in unsafe pthread_mutex_t() }
        #endif
        _ = unsafe buffer.withUnsafeMutablePointerToHeader { unsafe pthread_mutex_init($0, nil) }
    }

    func lock() { _ = unsafe buffer.withUnsafeMutablePointerToHeader { unsafe pthread_mutex_lock($0) } }

    func unlock() { _ = unsafe buffer.withUnsafeMutablePointerToHeader { unsafe pthread_mutex_unlock($0) } }
    #else
    private final class Buffer: Sendable {
        let mutex = Mutex<Void>(())
    }

    private let buffer = Buffer()

    package init() {}

    func lock() { buffer.mutex._unsafeLock() }

    func unlock() { buffer.mutex._unsafeUnlock() }
    #endif

    /// Runs `body` while no other thread is inside.
    package func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}
