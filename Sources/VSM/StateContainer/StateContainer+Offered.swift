extension StateContainer {
    /// Observes an action that the current state offers; does nothing if the state does not offer it.
    ///
    /// Code that keeps a model, such as the handler of an alert, may run when the state has changed. This form looks at the
    /// state as it is now. If the state does not offer the action, the running action continues:
    ///
    /// ```swift
    /// Button("Save") { $state.observeIfOffered { $0.editor?.save(name) } }
    /// ```
    ///
    /// - Parameter action: Takes the current state, and calls the action or returns `nil`; see ``ActionBuilder``.
    public func observeIfOffered(
        @ActionBuilder<State> _ action: (State) -> ObservedAction<State>?,
        file: String = #fileID,
        line: UInt = #line
    ) {
        guard let action = action(state) else { return }
        observe(action, from: CallSite(file: file, line: line))
    }
}
