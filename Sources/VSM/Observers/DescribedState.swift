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
    ///
    /// It holds nothing of what the state carries, also if the state describes itself in words of its own.
    public var caseName: String {
        func name<Value>(of value: Value) -> String {
            let style = Mirror(reflecting: value).displayStyle
            guard style == .enum || style == .optional, let name = caseNameInMetadata(value) else {
                return "\(Value.self)"
            }
            return String(cString: name)
        }
        return name(of: value)
    }
}

/// The name of an enum's case; `nil` where the program was built without reflection metadata.
///
/// The standard library's own way; `String(describing:)` gives way to a description that the enum makes of itself.
@_silgen_name("swift_EnumCaseName")
private func caseNameInMetadata<Value>(_ value: Value) -> UnsafePointer<CChar>?
