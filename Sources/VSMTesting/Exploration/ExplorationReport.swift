/// The result of one move.
struct ExplorationReport<State> {
    /// The state before the move.
    let origin: StateGraph<State>.Node
    /// The states that were set, in order.
    let arrivals: [Arrival]
    /// The decisions: the choices of the stubs, and the orders of jobs if they were tried.
    let decisions: ArraySlice<Decisions.Decision>
    /// Whether several jobs were ready at once, so that there are other orders.
    let hasOtherOrders: Bool
    /// The schedule of the search for orders, after the move.
    let schedule: Schedule?
    /// The points at which a user could have acted, including the last one.
    let pauses: [Pause]
    /// How the run came to rest, or `nil` if a task is asleep on the clock and the limit of sleeps isn't reached.
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
        /// The number of sleeps since that action.
        let sleeps: Int
        /// The choices of the stubs since that action.
        let choices: [Int]
        /// The choices of the stubs since the start of the run.
        let choicesOfRun: [Int]
        /// Whether the exploration ends here although a task is asleep.
        let isLimit: Bool

        var wait: ExplorationWait { ExplorationWait(signature: signature, action: action, sleeps: sleeps) }
    }

    struct Rest {
        let runningAction: String?
        let choices: [String]
        /// The number of sleeps after which a task still sleeps, or zero.
        let sleeps: Int
    }

    /// The last state.
    var end: StateGraph<State>.Node { arrivals.last?.node ?? origin }
}

extension OrderSearch {
    /// Prepares the next move.
    ///
    /// - Parameter report: The result of the last move.
    /// - Returns: Whether there is another order.
    mutating func advance<State>(after report: ExplorationReport<State>) -> Bool {
        guard let schedule = report.schedule else { return false }
        return advance(after: schedule, Array(report.decisions))
    }
}
