import VSM

extension StateContainer {
    /// Returns an action that changes the state.
    func changing(_ change: @escaping (inout State) -> Void) -> () -> Void {
        {
            var state = self.state
            change(&state)
            self.observe(state)
        }
    }
}
