/// A state of an event, described on demand.
public struct DescribedState: CustomStringConvertible {
    /// The state.
    public let value: Any

    /// Wraps a state.
    public init(_ value: Any) {
        self.value = value
    }

    /// The state as `String(describing:)` describes it.
    public var description: String { String(describing: value) }

    /// The name of the enum's case, or the name of the type if the state is not an enum.
    ///
    /// It contains nothing of what the state carries, even if the state has a description of its own.
    public var caseName: String {
        func name<Value>(of value: Value) -> String {
            let style = Mirror(reflecting: value).displayStyle
            // The runtime returns a string in the program's constant data.
            guard style == .enum || style == .optional, let name = unsafe caseNameInMetadata(value) else {
                return "\(Value.self)"
            }
            return unsafe String(cString: name)
        }
        return name(of: value)
    }
}

/// The name of an enum's case; `nil` where the program was built without reflection metadata.
///
/// This is how the standard library finds it. `String(describing:)` returns the description of an enum that has its own.
@_silgen_name("swift_EnumCaseName")
private func caseNameInMetadata<Value>(_ value: Value) -> UnsafePointer<CChar>?
