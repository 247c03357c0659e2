/// A value that is passed to a task although its type is not `Sendable`.
///
/// Every use passes the value from code on an actor to a task that starts on the same actor. The type system cannot
/// verify that for a stored owner.
@usableFromInline
package struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}
