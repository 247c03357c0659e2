/// The result of one move.
struct ExplorationReport<State> {
    /// The state before the move.
    let origin: StateGraph<State>.Node
    /// The states that were set, in order.
    let arrivals: [Arrival]
    /// The choices of the stubs.
    let choices: ArraySlice<Decisions.Decision>
    /// The points at which a user could have acted, including the last one.
    let pauses: [Pause]
    /// How the run came to rest, or `nil` if a task is asleep on the clock.
    let rest: Rest?
    /// The invariants that the last state violates.
    let broken: [String]

    struct Arrival {
        let node: StateGraph<State>.Node
        let transition: StateGraph<State>.Transition
        /// The invariants that the state violates.
        let broken: [String]
    }

    struct Pause {
        /// The move that stops here.
        let move: ExplorationMove
        let signature: ExplorationSignature
        /// The name of the last action, which started everything that is still running.
        let action: String
    }

    struct Rest {
        let runningAction: String?
        let choices: [String]
    }

    /// The last state.
    var end: StateGraph<State>.Node { arrivals.last?.node ?? origin }
}
