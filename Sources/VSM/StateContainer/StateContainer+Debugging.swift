extension StateContainer {
    /// Prints the changes of this container's state.
    ///
    /// ```swift
    /// let container = StateContainer(state: initialState).debug()
    /// ```
    ///
    /// - Parameter options: What to print.
    /// - Returns: The container.
    @discardableResult
    public func debug(options: StateContainerDebugOptions = .defaults) -> Self {
        attach(ContainerPrinter(options: options))
    }
}
