// The forms of vsm-ios with names of their own for asynchronous closures, with the form to prefer. An editor strikes them
// through in its list; a build does not warn.
#if canImport(SwiftUI)
public import SwiftUI
#endif

extension ActionObserving {
    /// The form of 1.x; prefer `observe(_:)`.
    @available(swift, deprecated: 100, renamed: "observe(_:file:line:)")
    @inlinable
    public func observeAsync(
        _ nextState: @escaping () async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState, file: file, line: line)
    }

    /// The form of 1.x; prefer `observe(_:debounced:identifier:)`.
    @available(swift, deprecated: 100, renamed: "observe(_:debounced:identifier:file:line:)")
    public func observeAsync(
        _ nextState: @escaping () async -> ActionState,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState, debounced: dueTime, identifier: identifier, file: file, line: line)
    }

    /// The form of 2.0, which waits for the state; prefer `observe(_:until:)`, which also returns it.
    ///
    /// If the waiting task is cancelled, the call returns and the action continues.
    @available(swift, deprecated: 100, message: "Prefer observe(_:until:), which returns the state.")
    public func refresh(
        state action: @escaping () async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) async {
        await observe(ObservedAction(action), until: { _ in true }, file: file, line: line)
    }
}

@available(Systems 2024, *)
extension ActionObserving {
    /// The form of 1.x; prefer `observe(_:)`.
    @available(swift, deprecated: 100, renamed: "observe(_:file:line:)")
    @inlinable
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(stateSequence, file: file, line: line)
    }

    /// The form of 1.x; prefer `observe(_:debounced:identifier:)`.
    @available(swift, deprecated: 100, renamed: "observe(_:debounced:identifier:file:line:)")
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(stateSequence, debounced: dueTime, identifier: identifier, file: file, line: line)
    }
}

#if canImport(SwiftUI)
extension ActionObserving {
    /// The form of 1.x; prefer `bind(_:whenOffered:)`.
    @available(swift, deprecated: 100, message: "Prefer bind(_:whenOffered:), which keeps what is written.")
    @MainActor @preconcurrency
    public func bindAsync<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, to: setter, file: file, line: line)
    }

    /// The form of 1.x; prefer `bind(_:whenOffered:)`.
    @available(swift, deprecated: 100, message: "Prefer bind(_:whenOffered:), which keeps what is written.")
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
