/// A value that crosses into a task although its type does not say that it may.
///
/// Every use is one where the value stays with its owner: it is handed from code that runs on an actor
/// to a task that starts on the same actor. The type system cannot follow that through a stored owner.
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
