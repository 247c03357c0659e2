extension StateContainer {
    /// Prints the changes of an enum in this container's state, for a state that is a structure.
    ///
    /// ```swift
    /// let container = StateContainer(state: EditUserProfileViewState(data: .ada)).debug(casesOf: \.editingState)
    /// ```
    ///
    /// - Parameters:
    ///   - options: What to print. Of the state, the name of the enum's case is printed in any case.
    ///   - keyPath: The key path to the enum.
    /// - Returns: The container.
    @discardableResult
    public func debug(
        options: StateContainerDebugOptions = .defaults,
        casesOf keyPath: PartialKeyPath<State>
    ) -> Self {
        attach(ContainerPrinter(options: options, casesOf: keyPath))
    }
}
