import VSM

extension ContainerEvent {
    /// The name of the state that the action returned, without its values, which may be personal data.
    var stateName: String? {
        switch kind {
        case .transition(_, let state), .dropped(let state): state.caseName
        case .began, .finished, .superseded, .cancelled, .detached, .droppedByDebounce, .droppedByThrottle: nil
        }
    }
}
