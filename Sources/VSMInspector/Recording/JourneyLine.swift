#if DEBUG
@_spi(Host) public import VSM

/// An event in the journey of a container.
@_spi(Inspection) public struct JourneyLine: Sendable, Identifiable {
    /// The number of the line among all lines of the inspector, counted from 1.
    public let id: Int
    /// The nanoseconds since the inspector began.
    public let time: Int64
    /// The action that caused the event; `nil` for the beginning.
    public let action: ActionInfo?
    /// The nanoseconds since the action began; `nil` if its beginning is not known.
    public let duration: Int64?
    /// What happened.
    public let event: Event

    /// The kinds of events.
    public enum Event: Sendable {
        /// The container was created with its first state.
        case began(RecordedState)
        /// The action changed the state of the container.
        case moved(from: RecordedState, to: RecordedState)
        /// The action ended by itself.
        case finished
        /// Another action began and ended this one, or its wait.
        case superseded(by: ActionInfo)
        /// The container was released and ended the action.
        case cancelled
        /// The action continues without the container.
        case detached(by: ActionInfo?)
        /// A state of an action that had ended was dropped.
        case dropped(RecordedState)
        /// A later call replaced this one, which was debounced.
        case droppedByDebounce
        /// A later call replaced this one, which was throttled.
        case droppedByThrottle

        /// Records an event, where the container emits it.
        ///
        /// - Parameters:
        ///   - event: The event.
        ///   - current: The current state of the container as it was recorded, which need not be recorded again.
        /// - Returns: `nil` for the beginning of an action, which has no line.
        init?(_ event: ContainerEvent, current: RecordedState?) {
            switch event.kind {
            case .began: return nil
            case .transition(let previous, let next):
                let previous = current ?? RecordedState(RetainedState(previous.value))
                self = .moved(from: previous, to: RecordedState(RetainedState(next.value)))
            case .finished: self = .finished
            case .superseded(let other): self = .superseded(by: other)
            case .cancelled: self = .cancelled
            case .detached(let other): self = .detached(by: other)
            case .dropped(let state): self = .dropped(RecordedState(RetainedState(state.value)))
            case .droppedByDebounce: self = .droppedByDebounce
            case .droppedByThrottle: self = .droppedByThrottle
            }
        }

        /// Whether the action has ended.
        var endsAction: Bool {
            switch self {
            case .finished, .superseded, .cancelled: true
            default: false
            }
        }
    }

    /// The state in which the container is after the event, if the event changed it.
    public var state: RecordedState? {
        switch event {
        case .began(let state), .moved(_, let state): state
        default: nil
        }
    }
}
#endif
