public import VSM

extension TestHost {
    /// Records what a container of the host goes through, its current state included.
    ///
    /// The host keeps the container until the test ends.
    ///
    /// - Parameter container: a container that belongs to this host, or the call traps; see ``container(state:)``.
    /// - Returns: the journey.
    public nonisolated func record<State>(_ container: StateContainer<State>) -> Journey<State> {
        let journey = Journey(container, on: self, first: container.state) { $0 }
        run.journeys.append(journey)
        return journey
    }

    /// Records the states that an action returned.
    public nonisolated func journey<State>(
        of state: State,
        file: StaticString = #fileID,
        fileLine: UInt = #line
    ) -> Journey<State> {
        journey(of: ObservedAction(Optional(state)), from: CallSite(file: file, line: fileLine))
    }

    private nonisolated func journey<State>(of action: ObservedAction<State?>, from call: CallSite) -> Journey<State> {
        let container = container(state: State?.none)
        let journey = Journey<State>(container, on: self, first: nil) { $0! }
        run.journeys.append(journey)
        container.observe(action, from: call)
        return journey
    }
}
