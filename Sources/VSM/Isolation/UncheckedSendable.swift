/// A value that is carried into a task although its type is not `Sendable`.
///
/// Every use hands the value from code on an actor to a task that starts on the same actor, which the type system cannot
/// follow through a stored owner.
@usableFromInline
struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}

/// A weak reference that may be carried into a task; reading it on another thread is safe.
struct WeakReference<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
