/// A result builder that creates a ``StateSequence`` from a list of states.
///
/// ```swift
/// @StateSequenceBuilder
/// func load() -> StateSequence<ProfileViewState> {
///     ProfileViewState.loading
///     Next { await fetchProfile() }
///     if wantsFriends {
///         Next { await fetchFriends() }
///     }
/// }
/// ```
///
/// A line is a plain state, ``First`` with a synchronous closure, ``Next`` with an asynchronous one, or another
/// sequence, which contributes its states. The closure of `Next` may return a sequence instead of a state. `if`,
/// `else`, `switch` and `for` decide what is in the list. They and plain states are evaluated when the function is
/// called. The closures of `First` and `Next` are called when the sequence reaches them.
///
/// States before the first `Next` are set before `observe` returns. Everything after a `Next` waits for it, including
/// plain states.
///
/// In such a function, the compiler checks each line separately, so the line has to name the state's type:
/// `ProfileViewState.loading` compiles, and `.loading` does not. With `StateSequence { … }`, or with
/// `@StateSequence<ProfileViewState>.Builder` on the function, a leading dot suffices, also in `First { … }` and
/// `Next { … }`.
@resultBuilder
public enum StateSequenceBuilder: StateSequenceBuilding {
    /// Adds a plain state.
    @_disfavoredOverload
    public static func buildExpression<State>(_ state: State) -> StateSequence<State> {
        StateSequence(.ready { state })
    }

    /// Adds a state that is created without waiting.
    public static func buildExpression<State>(_ provider: some SyncStateProviding<State>) -> StateSequence<State> {
        StateSequence(.ready(provider.action))
    }

    /// Adds a state that is created asynchronously.
    public static func buildExpression<State>(_ provider: some AsyncStateProviding<State>) -> StateSequence<State> {
        StateSequence(.later(provider.action))
    }

    /// Adds the states of a sequence that is created asynchronously.
    public static func buildExpression<State>(
        _ provider: some AsyncStateProviding<StateSequence<State>>
    ) -> StateSequence<State> {
        StateSequence(.continuation(provider.action))
    }

    /// Adds the states of another sequence.
    public static func buildExpression<State>(_ sequence: StateSequence<State>) -> StateSequence<State> {
        sequence
    }
}
