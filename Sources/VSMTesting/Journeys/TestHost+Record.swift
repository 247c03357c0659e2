public import VSM

@available(Systems 2024, *)
extension TestHost {
    /// Records the states of a container, starting with its current state.
    ///
    /// The host keeps the container alive until the test ends.
    ///
    /// - Parameter container: A container that belongs to the actor of the test; see ``container(state:)``. In a test that isn't
    ///   isolated, a container of the main actor makes the test fail. A container of another actor traps.
    /// - Returns: The journey.
    public nonisolated func record<State>(_ container: StateContainer<State>) -> Journey<State> {
        let journey = Journey(container, on: self, first: container.state) { $0 }
        run.endChecks.append(journey.checkEnding)
        return journey
    }
}
