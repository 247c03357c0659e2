#if DEBUG || Inspector
import VSM

/// An event of a container, with its states as they were on the container's owner.
struct RecordedEvent: Sendable {
    let container: ContainerIdentity
    let action: ActionInfo
    let kind: Kind

    enum Kind: Sendable {
        case began
        case moved(from: RecordedState, to: RecordedState)
        case finished
        case superseded(by: ActionInfo)
        case cancelled
        case detached(by: ActionInfo?)
        case dropped(RecordedState)
        case debouncedAway
        case throttledAway
    }

    /// Records an event, where the container emits it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - current: The current state of the container as it was recorded, which need not be recorded again.
    init(_ event: ContainerEvent, current: RecordedState?) {
        container = event.container
        action = event.action
        kind =
            switch event.kind {
            case .began: .began
            case .transition(let previous, let next):
                .moved(
                    from: current ?? RecordedState(RetainedState(previous.value)),
                    to: RecordedState(RetainedState(next.value))
                )
            case .finished: .finished
            case .superseded(let other): .superseded(by: other)
            case .cancelled: .cancelled
            case .detached(let other): .detached(by: other)
            case .dropped(let state): .dropped(RecordedState(RetainedState(state.value)))
            case .debouncedAway: .debouncedAway
            case .throttledAway: .throttledAway
            }
    }

    /// Whether the action has ended.
    var endsAction: Bool {
        switch kind {
        case .finished, .superseded, .cancelled: true
        default: false
        }
    }
}
#endif
