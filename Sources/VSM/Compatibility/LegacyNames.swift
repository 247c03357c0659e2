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
        await observe(ObservedAction(action), until: { _ in true }, file: file, line: line)
    }
}
