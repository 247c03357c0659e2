// Names in vsm-ios 2.0 that are spelled differently here.

/// The name of the container in vsm-ios 2.0.
public typealias AsyncStateContainer<State> = StateContainer<State>

/// The name in vsm-ios 2.0 of the property wrapper of 1.x.
public typealias LegacyRenderedViewState<State> = RenderedViewState<State>

#if canImport(SwiftUI)
/// The name in vsm-ios 2.0 of the property wrapper of 1.x.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public typealias LegacyViewState<State> = ViewState<State>
#endif

extension ActionObserving {
    /// Moves to the state that an asynchronous action returns, and waits for it.
    ///
    /// The name in vsm-ios 2.0 of `observe(_:until:)`, which also returns the state. If the waiting task is cancelled, the
    /// call returns and the action continues.
    ///
    /// - Parameter action: Returns the new state.
    public func refresh(
        state action: @escaping () async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) async {
        await observe(action, until: { _ in true }, file: file, line: line)
    }

    #if canImport(Combine) || OpenCombine
    /// Moves to a state immediately, then through the states that a publisher emits, as
    /// `observe(publisher.prepend(state))` does.
    public func observeLegacy(
        _ publisher: some Publisher<ActionState, Never>,
        firstState: ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(publisher.prepend(firstState), file: file, line: line)
    }

    /// Moves to a state immediately, then through the states that a publisher emits, as
    /// `observe(publisher.prepend(state))` does.
    public func observeLegacyUnsafe(
        _ publisher: some Publisher<ActionState, Never>,
        firstState: ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(publisher.prepend(firstState), file: file, line: line)
    }

    /// Moves through the states that a publisher emits, as `observe(publisher)` does.
    public func observeLegacyAsync(
        _ publisher: some Publisher<ActionState, Never>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(publisher, file: file, line: line)
    }

    /// Moves through the states that a publisher emits, as `observe(publisher)` does.
    public func observeLegacyAsyncUnsafe(
        _ publisher: some Publisher<ActionState, Never>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(publisher, file: file, line: line)
    }

    /// Moves through the states that a publisher emits, as `observe(publisher)` does.
    public func observeLegacyBlocking(
        _ publisher: some Publisher<ActionState, Never>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(publisher, file: file, line: line)
    }

    /// Moves through the states that a publisher emits, as `observe(publisher)` does.
    public func observeLegacyBlockingUnsafe(
        _ publisher: some Publisher<ActionState, Never>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(publisher, file: file, line: line)
    }
    #endif
}
