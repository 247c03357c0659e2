// The forms of vsm-ios with names of their own for asynchronous closures, with the form to prefer.
#if canImport(SwiftUI)
public import SwiftUI
#endif

extension ActionObserving {
    /// The form of 1.x; prefer `observe(_:debounced:identifier:)`.
    @inlinable
    public func observeAsync(
        _ nextState: @escaping () async -> ActionState,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState, debounced: dueTime, identifier: identifier, file: file, line: line)
    }

    /// The form of 1.x; prefer `observe(_:debounced:identifier:)`.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    @inlinable
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(stateSequence, debounced: dueTime, identifier: identifier, file: file, line: line)
    }

    /// The form of 2.0, which waits for the state; prefer `observe(_:until:)`, which also returns it.
    ///
    /// If the waiting task is cancelled, the call returns and the action continues.
    public func refresh(
        state action: @escaping () async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) async {
        await observe(ObservedAction(action), until: { _ in true }, file: file, line: line)
    }
}

#if canImport(SwiftUI)
extension ActionBinding {
    /// The form of 1.x; prefer `bind(_:to:)`.
    @MainActor @preconcurrency
    public func bindAsync<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, to: setter, file: file, line: line)
    }

    /// The form of 1.x; prefer `bind(_:to:)`.
    @MainActor @preconcurrency
    public func bindAsync<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState) -> (Value) async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, to: setter, file: file, line: line)
    }
}
#endif
