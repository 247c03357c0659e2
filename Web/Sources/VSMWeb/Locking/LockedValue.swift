import Synchronization

/// A value that one thread at a time uses.
///
/// `Mutex` takes the thread's identity from an address that the compiler may compute before an `await` when it inlines
/// the lock into an asynchronous function. The lock could then be released on another thread than the mutex remembers.
/// Therefore, the function that takes the lock is never inlined.
struct LockedValue<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>

    init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Runs a closure that alone uses the value.
    @inline(never)
    borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }
}
