// The names of vsm-ios 2.0 that have another spelling now.

/// The container of vsm-ios 2.0.
@available(*, deprecated, renamed: "StateContainer")
public typealias AsyncStateContainer<State> = StateContainer<State>

/// The name that vsm-ios 2.0 gave to the property wrapper of 1.x.
@available(*, deprecated, renamed: "RenderedViewState")
public typealias LegacyRenderedViewState<State> = RenderedViewState<State>

#if canImport(SwiftUI)
/// The name that vsm-ios 2.0 gave to the property wrapper of 1.x.
@available(*, deprecated, renamed: "ViewState")
public typealias LegacyViewState<State> = ViewState<State>
#endif

extension ActionObserving {
    /// Moves to the state that an asynchronous action returns, and waits for it.
    ///
    /// If the waiting task is cancelled, the call returns and the action continues.
    ///
    /// - Parameters:
    ///   - action: Returns the new state.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    @available(*, deprecated, message: "Use observe(_:until:), which also returns the state.")
    public func refresh(
        state action: @escaping () async -> ViewState,
        file: String = #fileID,
        line: UInt = #line
    ) async {
        await observe(action, until: { _ in true }, file: file, line: line)
    }

    #if canImport(Combine) || OpenCombine
    /// Moves to a state at once, then through the states that a publisher emits.
    @available(*, deprecated, message: "Use observe(publisher.prepend(firstState)).")
    public func observeLegacy(_ publisher: some Publisher<ViewState, Never>, firstState: ViewState) {
        observe(publisher.prepend(firstState))
    }

    /// Moves to a state at once, then through the states that a publisher emits.
    @available(*, deprecated, message: "Use observe(publisher.prepend(firstState)).")
    public func observeLegacyUnsafe(_ publisher: some Publisher<ViewState, Never>, firstState: ViewState) {
        observe(publisher.prepend(firstState))
    }

    /// Moves through the states that a publisher emits.
    @available(*, deprecated, renamed: "observe")
    public func observeLegacyAsync(_ publisher: some Publisher<ViewState, Never>) { observe(publisher) }

    /// Moves through the states that a publisher emits.
    @available(*, deprecated, renamed: "observe")
    public func observeLegacyAsyncUnsafe(_ publisher: some Publisher<ViewState, Never>) { observe(publisher) }

    /// Moves through the states that a publisher emits.
    @available(*, deprecated, renamed: "observe")
    public func observeLegacyBlocking(_ publisher: some Publisher<ViewState, Never>) { observe(publisher) }

    /// Moves through the states that a publisher emits.
    @available(*, deprecated, renamed: "observe")
    public func observeLegacyBlockingUnsafe(_ publisher: some Publisher<ViewState, Never>) { observe(publisher) }
    #endif
}
