/// Prints the events of containers, one per line.
///
/// Attach it with ``StateContaining/debug(options:casesOf:)`` to one container, or to all that are created in a scope:
///
/// ```swift
/// withContainerObserver(ContainerPrinter()) { ShoppingApp.main() }
/// ```
///
/// The lines contain descriptions of the states, which may include personal data, so use it only during development. In
/// production, use `ContainerLogger` of `VSMLogging`.
public struct ContainerPrinter: ContainerObserver {
    private let options: StateContainerDebugOptions
    // Key paths of an app whose code belongs to the main actor are not `Sendable`. They are read on a container's own actor.
    private nonisolated(unsafe) let enums: [AnyKeyPath]
    private let write: @Sendable (String) -> Void

    /// Creates a printer.
    ///
    /// - Parameters:
    ///   - options: What to print.
    ///   - enums: The key paths to the enums in states that are structures, such as
    ///     `\EditUserProfileViewState.editingState`. Of these states, the printer prints the name of the enum's case, and
    ///     nothing else.
    ///   - write: Takes a line without its line break; by default, it prints the line to standard output.
    public init(
        options: StateContainerDebugOptions = .defaults,
        casesOf enums: AnyKeyPath...,
        write: @escaping @Sendable (String) -> Void = { print($0) }
    ) {
        self.options = options
        unsafe self.enums = enums
        self.write = write
    }

    /// Prints an event if the options include it.
    public func containerDidEmit(_ event: ContainerEvent) {
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
        if let state { parts.append(text(of: state)) }
        if options.contains(.actions) { parts.append("\(event.action)") }
        // A state can contain the text of a stranger, which would control the terminal.
        write(parts.joined(separator: " ").onOneLine)
    }

    private func text(of state: DescribedState) -> String {
        if let name = unsafe state.caseName(ofEnumsAt: enums) { return name }
        return options.contains(.enumLabel) ? state.caseName : state.description
    }
}
