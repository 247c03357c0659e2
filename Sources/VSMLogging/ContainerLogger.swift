#if Logging
public import Logging
public import VSM

/// Writes what happens in containers to a log.
///
/// ```swift
/// let logger = ContainerLogger(Logger(label: "shop.cart"))
/// withContainerObserver(logger) { … }       // all containers that are made in here
/// container.attach(logger)                  // this one
/// ```
///
/// Each event is one message. Its metadata hold the container (`container`, `address`), the action (`action`, `shape`,
/// `call`), and the states of a transition (`from`, `to`) or of a result that came too late (`state`). States are named
/// by their case only, because what they carry may be personal; ``Detail/descriptions`` writes all of it.
public struct ContainerLogger: ContainerObserver {
    /// How much of a state is written.
    public enum Detail: Sendable {
        /// The name of the enum's case, or of the type if the state is no enum.
        case caseNames
        /// The state as `String(describing:)` has it.
        case descriptions
    }

    private let logger: Logger
    private let level: Logger.Level
    private let detail: Detail

    /// Prepares to log.
    ///
    /// - Parameters:
    ///   - logger: takes the messages.
    ///   - level: the level of the messages.
    ///   - detail: how much of a state is written.
    public init(_ logger: Logger, level: Logger.Level = .debug, detail: Detail = .caseNames) {
        self.logger = logger
        self.level = level
        self.detail = detail
    }

    /// Writes an event, if the logger takes messages of the level; otherwise nothing is described.
    public func containerDidEmit(_ event: ContainerEvent) {
        guard logger.logLevel <= level else { return }
        var metadata: Logger.Metadata = [
            "container": "\(event.container.stateType)",
            "address": "0x\(String(event.container.address, radix: 16))",
        ]
        if let number = event.action.number { metadata["action"] = "\(number)" }
        if let shape = event.action.shape { metadata["shape"] = "\(shape.rawValue)" }
        if let call = event.action.call { metadata["call"] = "\(call)" }
        switch event.kind {
        case .transition(let previous, let next):
            metadata["from"] = "\(text(of: previous))"
            metadata["to"] = "\(text(of: next))"
        case .dropped(let state):
            metadata["state"] = "\(text(of: state))"
        case .superseded(let successor):
            metadata["by"] = "\(successor)"
        case .began, .finished, .cancelled, .debouncedAway, .throttledAway:
            break
        }
        logger.log(level: level, "\(event.kind.name)", metadata: metadata)
    }

    private func text(of state: DescribedState) -> String {
        switch detail {
        case .caseNames: state.caseName
        case .descriptions: state.description
        }
    }
}
#endif
