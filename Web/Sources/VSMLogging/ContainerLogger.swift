public import Logging
@_spi(Host) public import VSM

/// Logs the events of containers.
///
/// ```swift
/// let logger = ContainerLogger(Logger(label: "shop.cart"))
/// withContainerObserver(logger) { … }       // all containers that are created in the closure
/// container.attach(logger)                  // one container
/// ```
///
/// Each event is one message. Its metadata contains the container (`container`, `address`), the action (`action`,
/// `shape`, `call`), and the states of a transition (`from`, `to`) or the state of a dropped result (`state`). By
/// default, a state is logged as the name of its case, because its values may be personal data; ``Detail/descriptions``
/// logs the whole state.
public struct ContainerLogger: ContainerObserver {
    /// How much of a state is logged.
    public enum Detail: Sendable {
        /// The name of the enum case, or of the type if the state is not an enum.
        case caseNames
        /// The result of `String(describing:)`, with line breaks and control characters escaped.
        case descriptions
    }

    private let logger: Logger
    private let level: Logger.Level
    private let detail: Detail

    /// Creates an observer that logs.
    ///
    /// - Parameters:
    ///   - logger: Receives the messages.
    ///   - level: The level of the messages.
    ///   - detail: How much of a state is logged.
    public init(_ logger: Logger, level: Logger.Level = .debug, detail: Detail = .caseNames) {
        self.logger = logger
        self.level = level
        self.detail = detail
    }

    /// Logs an event, unless the logger ignores messages of the level.
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
        case .detached(let successor):
            if let successor { metadata["by"] = "\(successor)" }
        case .began, .finished, .cancelled, .droppedByDebounce, .droppedByThrottle:
            break
        }
        logger.log(level: level, "\(event.kind.name)", metadata: metadata)
    }

    private func text(of state: DescribedState) -> String {
        switch detail {
        case .caseNames: state.caseName
        case .descriptions: state.description.onOneLine
        }
    }
}
