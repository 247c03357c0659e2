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
}
