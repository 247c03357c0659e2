extension StateStorage {
    /// Forwards a call to the main actor, which owns the container, and reports the misuse.
    ///
    /// - Parameters:
    ///   - member: The member that was used.
    ///   - call: The call site, if it is known.
    ///   - perform: Makes the call.
    @usableFromInline
    func forwardToMainActor(_ member: String, from call: CallSite? = nil, _ perform: @escaping () -> Void) {
        reportUse(of: member, from: call, consequence: "It takes effect later, on the main actor.")
        MainActorCalls.shared.add(perform)
    }

    /// Returns the state, and reports that it is read outside of the main actor.
    ///
    /// - Returns: The state.
    @usableFromInline
    func stateReadElsewhere() -> State {
        reportReading()
        return state
    }

    /// Reports that something was read outside of the main actor.
    func reportReading(_ member: String = "state") {
        reportUse(of: member, from: nil, consequence: "The main actor may change it just while it is read.")
    }

    private func reportUse(of member: String, from call: CallSite?, consequence: String) {
        RuntimeIssue.report(
            """
            StateContainer<\(State.self)>.\(member) was used outside of the main actor, to which the container belongs\
            \(call.map { " (\($0))" } ?? ""). \
            \(consequence) Use the container on the main actor: mark the code `@MainActor`.
            """,
            at: UsedPlace(state: ObjectIdentifier(State.self), member: member, call: call)
        )
    }
}

/// A place where a container was used outside of the main actor.
///
/// A property does not know who reads it, so all reads of a type of state are one place.
struct UsedPlace: Hashable {
    let state: ObjectIdentifier
    let member: String
    let call: CallSite?
}
