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

    /// The name of the case of an enum in the state, for states that are structures.
    ///
    /// ```swift
    /// func containerDidEmit(_ event: ContainerEvent) {
    ///     if case .transition(_, let next) = event.kind { log(next.caseName(of: \EditUserProfileViewState.editingState)) }
    /// }
    /// ```
    ///
    /// Like ``caseName``, it does not include values: something that isn't an enum is named by its type. An optional has the
    /// name of its value, or is `nil`.
    ///
    /// - Parameter enums: The key path to the enum in each type of state; of several with the same type, the first one counts.
    /// - Returns: The name of the case, or ``caseName`` if there is no key path for the type of the state.
    public func caseName(of enums: AnyKeyPath...) -> String { caseName(ofEnumsAt: enums) ?? caseName }

    /// The name of the case of the enum at the first key path that fits the state, or `nil` if none does.
    package func caseName(ofEnumsAt keyPaths: [AnyKeyPath]) -> String? {
        keyPaths.lazy.compactMap { value[keyPath: $0] }.first.map { DescribedState($0).nameWithinOptionals }
    }

    /// The name of the case; of an optional, that of its value, or `nil`.
    @_spi(Host) public var nameWithinOptionals: String { wrapped?.caseName ?? "nil" }

    /// The value within all optionals, or `nil` if one of them is.
    @_spi(Host) public var wrapped: DescribedState? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return self }
        return mirror.children.first.flatMap { DescribedState($0.value).wrapped }
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
