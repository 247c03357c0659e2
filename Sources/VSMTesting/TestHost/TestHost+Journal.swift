@available(Systems 2024, *)
extension TestHost {
    /// Records the events of containers that the host creates from now on, the choices of stubs, and the seed.
    ///
    /// Write the journal of a failing test to a file to run it again with
    /// `RecordedJournal.replay(from:actions:)`.
    ///
    /// - Parameter journal: The journal. Create it with ``clock`` to record the time of the test.
    public nonisolated func attach(_ journal: Journal) {
        preconditionIsolated()
        journal.noteSeed(run.configuration.seed.description)
        run.journal = journal
    }
}
