/// Writes a ``StateSequence`` as a list of states.
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
/// A line is a plain state, ``First`` with a closure that does not wait, ``Next`` with one that may, or another sequence,
/// which contributes its states. The closure of `Next` may return a sequence instead of a state, which contributes its states
/// when their turn comes. `if`, `else`, `switch` and `for` decide what is in the list; they and plain states are
/// evaluated when the function is called. The closures of `First` and `Next` are called when their turn comes.
///
/// States before the first `Next` are in the container before `observe` returns. What follows a `Next` waits for it, plain
/// states too.
///
/// In such a function the compiler reads each line alone, so the line has to name the state's type: `.loading` does not
/// compile, `ProfileViewState.loading` does. With `StateSequence { … }`, or with `@StateSequence<ProfileViewState>.Builder`
/// on the function, a leading dot suffices, in `First { … }` and `Next { … }` too.
@resultBuilder
public enum StateSequenceBuilder: StateSequenceBuilding {
    /// Takes a plain state.
    @_disfavoredOverload
    public static func buildExpression<State>(_ state: State) -> StateSequence<State> {
        StateSequence(synchronousStates: [{ state }], states: [])
    }

    /// Takes a state that is created without waiting.
    public static func buildExpression<State>(_ provider: some SyncStateProviding<State>) -> StateSequence<State> {
        StateSequence(synchronousStates: [provider.action], states: [])
    }

    /// Takes a state that may take time.
    public static func buildExpression<State>(_ provider: some AsyncStateProviding<State>) -> StateSequence<State> {
        StateSequence(synchronousStates: [], states: [provider.action])
    }

    /// Takes the states of a sequence that may take time to make.
    public static func buildExpression<State>(
        _ provider: some AsyncStateProviding<StateSequence<State>>
    ) -> StateSequence<State> {
        StateSequence(synchronousStates: [], states: []).then(provider.action)
    }

    /// Takes the states of another sequence.
    public static func buildExpression<State>(_ sequence: StateSequence<State>) -> StateSequence<State> {
        sequence
    }
}
