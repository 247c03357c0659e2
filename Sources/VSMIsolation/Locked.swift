/// A value that a lock guards.
///
/// It is Sendable, because the value is only used with the lock held.
@usableFromInline
package final class Locked<Value>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @usableFromInline var value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }

    /// Calls a closure with the value while no other thread uses it.
    @inlinable
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
