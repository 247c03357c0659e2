#if DEBUG || Inspector
package import VSM

/// An event in the journey of a container.
package struct JourneyLine: Sendable, Identifiable {
    /// The number of the line among all lines of the inspector, counted from 1.
    package let id: Int
    /// The nanoseconds since the inspector began.
    package let time: Int64
    /// The action that caused the event; `nil` for the beginning.
    package let action: ActionInfo?
    package let event: Event

    /// The kinds of events.
    package enum Event: Sendable {
        /// The container was created with its first state.
        case began(RecordedState)
        /// The container changed its state, some time after its action began.
        case moved(from: RecordedState, to: RecordedState, after: Int64?)
        /// The action ended by itself some time after it began.
        case finished(after: Int64?)
        /// Another action began and ended this one, or its wait.
        case superseded(by: ActionInfo)
        /// The container was released and ended the action.
        case cancelled
        /// The action continues without the container.
        case detached(by: ActionInfo?)
        /// A state of an action that had ended was dropped.
        case dropped(RecordedState)
        /// A later call replaced this one, which was debounced.
        case debouncedAway
        /// A later call replaced this one, which was throttled.
        case throttledAway
    }

    /// The state in which the container is after the event, if the event changed it.
    package var state: RecordedState? {
        switch event {
        case .began(let state), .moved(_, let state, _): state
        default: nil
        }
    }
}
#endif
