extension TestHost {
    /// Tells a journal what happens in the containers that the host makes from now on, what stubs choose, and the seed.
    ///
    /// Write it to a file where a test fails, and the run can be gone again with
    /// ``RecordedJournal/replay(from:actions:identifiedBy:container:restsAtEnd:limits:isolation:fileID:filePath:line:column:)``.
    ///
    /// - Parameter journal: the journal; make it with ``clock`` to have the times of the test.
    public nonisolated func keep(_ journal: Journal) {
        preconditionIsolated()
        journal.noteSeed(run.configuration.seed.description)
        run.journal = journal
    }
}
