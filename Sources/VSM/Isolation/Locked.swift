/// A value that a lock guards.
///
/// It is Sendable, because the value is only used with the lock held.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Calls a closure with the value while no other thread uses it.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
