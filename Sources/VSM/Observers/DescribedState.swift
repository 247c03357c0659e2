/// A state that describes itself when somebody asks.
public struct DescribedState: CustomStringConvertible {
    /// The state.
    public let value: Any

    /// Wraps a state.
    public init(_ value: Any) {
        self.value = value
    }

    /// The state as `String(describing:)` has it.
    public var description: String { String(describing: value) }

    /// The name of the enum's case; for a state that is no enum, the name of its type.
    public var caseName: String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
        // A case without values has no children; its description is its name.
        return mirror.children.first?.label ?? description
    }
}
