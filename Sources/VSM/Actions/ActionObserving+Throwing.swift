extension ActionObserving {
    /// Explains why a sequence that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the sequence and turn it into a state; use a sequence whose Failure is Never."
    )
    public func observe<States: AsyncSequence>(_ states: States, file: StaticString = #fileID, line: UInt = #line)
    where States.Element == ViewState {
        fatalError("unavailable")
    }
}
