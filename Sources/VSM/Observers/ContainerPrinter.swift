/// Prints what happens in containers, one line an event.
///
/// Attach it with ``StateContainer/debug(options:)`` to one container, or to all that are made in a scope:
///
/// ```swift
/// withContainerObserver(ContainerPrinter()) { ShoppingApp.main() }
/// ```
///
/// The lines hold the states as they describe themselves, which may be more than a log should keep: this is for
/// development. Take `ContainerLogger` of `VSMLogging` for programs that run.
public struct ContainerPrinter: ContainerObserver {
    private let options: StateContainerDebugOptions
    private let write: @Sendable (String) -> Void

    /// Prepares to print.
    ///
    /// - Parameters:
    ///   - options: what to print of what.
    ///   - write: takes a line, without its end; by default it goes to the standard output.
    public init(
        options: StateContainerDebugOptions = .defaults,
        write: @escaping @Sendable (String) -> Void = { print($0) }
    ) {
        self.options = options
        self.write = write
    }

    /// Prints an event if the options ask for it.
    public func containerReported(_ event: ContainerEvent) {
        if case .transition(let previous, let next) = event.kind {
            if options.contains(.willSet) { report(event, "willSet", previous) }
            if options.contains(.didSet) { report(event, "didSet", next) }
        } else if options.contains(.actions) {
            report(event, event.kind.name, nil)
        }
    }

    private func report(_ event: ContainerEvent, _ name: String, _ state: DescribedState?) {
        var parts: [String] = []
        if options.contains(.memory) { parts.append("[0x\(String(event.container.address, radix: 16))]") }
        if options.contains(.container) { parts.append("StateContainer<\(event.container.stateType)>") }
        if options.contains(.event) || state == nil { parts.append(name) }
        if let state { parts.append(options.contains(.enumLabel) ? state.caseName : state.description) }
        if options.contains(.actions) { parts.append("\(event.action)") }
        write(parts.joined(separator: " "))
    }
}

/// What ``StateContainer/debug(options:)`` prints.
public struct StateContainerDebugOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public var rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A line for each change, with the state that is left.
    public static let willSet = Self(rawValue: 1 << 0)
    /// A line for each change, with the state that is entered.
    public static let didSet = Self(rawValue: 1 << 1)
    /// The address of the container.
    public static let memory = Self(rawValue: 1 << 4)
    /// The type of the container.
    public static let container = Self(rawValue: 1 << 5)
    /// The name of the event.
    public static let event = Self(rawValue: 1 << 6)
    /// Only the name of the enum's case in place of the whole state.
    public static let enumLabel = Self(rawValue: 1 << 7)
    /// The action behind each change with its place in the source, and a line for each that begins, ends or is dropped.
    public static let actions = Self(rawValue: 1 << 8)

    /// Each change, with everything about the container and the whole state.
    public static let defaults: Self = [.didSet, .memory, .container, .event]
    /// Each change, with everything about the container and the name of the case.
    public static let enumDefaults: Self = [.didSet, .memory, .container, .event, .enumLabel]
    /// Each change, with the name of the case and nothing else.
    public static let conciseEnum: Self = [.didSet, .enumLabel]
}

extension StateContainer {
    /// Prints the changes of this container's state.
    ///
    /// ```swift
    /// let container = StateContainer(state: initialState).debug()
    /// ```
    ///
    /// - Parameter options: what to print of what.
    /// - Returns: the container.
    @discardableResult
    public func debug(options: StateContainerDebugOptions = .defaults) -> Self {
        attach(ContainerPrinter(options: options))
    }
}
