import VSM

extension JourneyRecorder {
    /// The container, with a name for the action that is observed in the same line.
    func named<State>(
        _ name: String,
        in container: StateContainer<State>,
        file: String = #fileID,
        line: UInt = #line
    ) -> StateContainer<State> {
        self.name(CallSite(file: file, line: line), name)
        return container
    }
}
