/// A property wrapper that reads and writes a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value) -> Void

    /// Creates a binding from two closures, each called in the isolation in which it was formed.
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.get = withoutIsolation(get)
        self.set = withoutIsolation(set)
    }

    /// The value that is stored elsewhere.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let path = UncheckedSendable(value: keyPath)
        let base = UncheckedSendable(value: self)
        return Binding<Subject>(
            get: { base.value.wrappedValue[keyPath: path.value] },
            set: { base.value.wrappedValue[keyPath: path.value] = $0 }
        )
    }

    /// Returns a binding that always has the same value.
    public static func constant(_ value: Value) -> Binding<Value> {
        let constant = UncheckedSendable(value: value)
        return Binding(get: { constant.value }, set: { _ in })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// Removes the isolation from a function, which then checks that it is called on its actor.
private func withoutIsolation<Value>(
    _ function: @escaping @isolated(any) @Sendable () -> Value
) -> @Sendable () -> Value {
    let isolation = function.isolation
    let plain = unsafeBitCast(function, to: (@Sendable () -> Value).self)
    return {
        isolation?.preconditionIsolated("A binding was read from outside of the actor that it belongs to.")
        return plain()
    }
}

/// Removes the isolation from a function, which then checks that it is called on its actor.
private func withoutIsolation<Value>(
    _ function: @escaping @isolated(any) @Sendable (Value) -> Void
) -> @Sendable (Value) -> Void {
    let isolation = function.isolation
    let plain = unsafeBitCast(function, to: (@Sendable (Value) -> Void).self)
    return { value in
        isolation?.preconditionIsolated("A binding was written from outside of the actor that it belongs to.")
        plain(value)
    }
}
