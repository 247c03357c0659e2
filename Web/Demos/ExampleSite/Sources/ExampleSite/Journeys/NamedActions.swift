import VSM

/// A container whose actions have a name in the journey: `recorder.named("load", in: container).observe(model.load())`.
struct NamedActions<State>: ActionObserving {
    let container: StateContainer<State>
    let recorder: JourneyRecorder
    let name: String

    func observe(_ action: ObservedAction<State>, from call: CallSite) {
        recorder.name(call, name)
        container.observe(action, from: call)
    }

    func observe(
        _ makeAction: @escaping () -> ObservedAction<State>,
        limit: RateLimit,
        identifier: AnyHashable,
        from call: CallSite
    ) {
        recorder.name(call, name)
        container.observe(makeAction, limit: limit, identifier: identifier, from: call)
    }

    func observe(
        _ action: ObservedAction<State>,
        until predicate: @escaping (State) -> Bool,
        from call: CallSite
    ) async -> State? {
        recorder.name(call, name)
        return await container.observe(action, until: predicate, from: call)
    }
}

extension JourneyRecorder {
    /// The container, with a name for the action that is observed.
    func named<State>(_ name: String, in container: StateContainer<State>) -> NamedActions<State> {
        NamedActions(container: container, recorder: self, name: name)
    }
}
