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
    /// It does not include the state's values, even if the state has a custom description.
    public var caseName: String {
        func name<Value>(of value: Value) -> String {
            let style = Mirror(reflecting: value).displayStyle
            // The string that the runtime returns is part of the program's constant data.
            guard style == .enum || style == .optional, let name = unsafe caseNameInMetadata(value) else {
                return "\(Value.self)"
            }
            return unsafe String(cString: name)
        }
        return name(of: value)
    }

    /// The name of the enum's case, followed by those of the enums that it carries, such as `loaded.saving`.
    @_spi(Host) public var nestedCaseName: String { nestedCaseName(depth: 1) }

    private static let maximumDepth = 4

    private func nestedCaseName(depth: Int) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, depth < Self.maximumDepth, let carried = mirror.children.first?.value else {
            return caseName
        }
        let tuple = Mirror(reflecting: carried)
        let values = tuple.displayStyle == .tuple ? tuple.children.map(\.value) : [carried]
        let enums = values.filter { Mirror(reflecting: $0).displayStyle == .enum }
        return ([caseName] + enums.map { DescribedState($0).nestedCaseName(depth: depth + 1) }).joined(separator: ".")
    }
}

/// The name of an enum's case; `nil` where the program was built without reflection metadata.
///
/// The standard library finds the name in the same way. `String(describing:)` would return the custom description of an
/// enum that has one.
@_silgen_name("swift_EnumCaseName")
private func caseNameInMetadata<Value>(_ value: Value) -> UnsafePointer<CChar>?
