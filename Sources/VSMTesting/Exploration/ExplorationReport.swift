/// What came of one move.
struct ExplorationReport<State> {
    /// The state before the move.
    let origin: StateGraph<State>.Node
    /// The states that came, in order.
    let landings: [Landing]
    /// What the stubs chose.
    let choices: ArraySlice<Decisions.Decision>
    /// The moments at which somebody could have acted, the last one included.
    let pauses: [Pause]
    /// How the run came to rest; `nil` if somebody sleeps on the clock.
    let rest: Rest?
    /// The invariants that do not hold at the end.
    let broken: [String]

    struct Landing {
        let node: StateGraph<State>.Node
        let transition: StateGraph<State>.Transition
        /// The invariants that do not hold.
        let broken: [String]
    }

    struct Pause {
        /// What makes the same move stop here.
        let move: ExplorationMove
        let signature: ExplorationSignature
    }

    struct Rest {
        let runningAction: String?
        let choices: [String]
    }

    /// The state at the end.
    var end: StateGraph<State>.Node { landings.last?.node ?? origin }
}
