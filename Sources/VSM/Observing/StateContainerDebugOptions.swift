/// What ``StateContaining/debug(options:casesOf:)`` prints.
public struct StateContainerDebugOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public var rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A line for each change, with the previous state.
    public static let willSet = Self(rawValue: 1 << 0)
    /// A line for each change, with the new state.
    public static let didSet = Self(rawValue: 1 << 1)
    /// The address of the container.
    public static let memory = Self(rawValue: 1 << 4)
    /// The type of the container.
    public static let container = Self(rawValue: 1 << 5)
    /// The name of the event.
    public static let event = Self(rawValue: 1 << 6)
    /// The name of the enum's case instead of the whole state.
    public static let enumLabel = Self(rawValue: 1 << 7)
    /// The action that caused each change, with its call site, and a line for each action that begins, ends or is
    /// dropped.
    public static let actions = Self(rawValue: 1 << 8)

    /// Each change, with everything about the container and the whole state.
    public static let defaults: Self = [.didSet, .memory, .container, .event]
    /// Each change, with everything about the container and the name of the case.
    public static let enumDefaults: Self = [.didSet, .memory, .container, .event, .enumLabel]
    /// Each change, with the name of the case only.
    public static let conciseEnum: Self = [.didSet, .enumLabel]
}
