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
/// The thread sanitizer does not recognize `Synchronization.Mutex` on Linux and reports false races, so `Mutex` is used
/// only on systems without POSIX threads.
@safe
@usableFromInline
package struct Lock: @unchecked Sendable {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    /// A mutex needs a stable address, which a stored property does not guarantee.
    @unsafe
    private final class Buffer: ManagedBuffer<pthread_mutex_t, Never> {
        deinit { _ = unsafe withUnsafeMutablePointerToHeader { unsafe pthread_mutex_destroy($0) } }
    }

    // The pointers below point to the header, which lives as long as the buffer.
    private let buffer: ManagedBuffer<pthread_mutex_t, Never>

    package init() {
        #if canImport(Darwin)
        unsafe buffer = Buffer.create(minimumCapacity: 0) { _ in pthread_mutex_t() }
        #else
        // The type is a union that contains a pointer.
        unsafe buffer = Buffer.create(minimumCapacity: 0) { _ in unsafe pthread_mutex_t() }
        #endif
        _ = unsafe buffer.withUnsafeMutablePointerToHeader { unsafe pthread_mutex_init($0, nil) }
    }

    @usableFromInline
    package func lock() { _ = unsafe buffer.withUnsafeMutablePointerToHeader { unsafe pthread_mutex_lock($0) } }

    @usableFromInline
    package func unlock() { _ = unsafe buffer.withUnsafeMutablePointerToHeader { unsafe pthread_mutex_unlock($0) } }
    #else
    private final class Buffer: Sendable {
        let mutex = Mutex<Void>(())
    }

    private let buffer = Buffer()

    package init() {}

    @usableFromInline
    package func lock() { buffer.mutex._unsafeLock() }

    @usableFromInline
    package func unlock() { buffer.mutex._unsafeUnlock() }
    #endif

    /// Runs `body` while no other thread is inside.
    @inlinable
    package func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}
