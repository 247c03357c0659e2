/// A value that is passed to a task although its type is not `Sendable`.
///
/// Every use passes the value from code on an actor to a task that starts on the same actor. The type system cannot
/// verify that for a stored owner.
@usableFromInline
struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}

/// A weak reference that can be passed to a task; reading it on another thread is safe.
struct WeakReference<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
