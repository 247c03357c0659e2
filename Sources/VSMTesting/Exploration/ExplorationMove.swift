/// A move from one position to the next.
struct ExplorationMove {
    enum Step: Equatable {
        /// The container is created.
        case begin
        /// An action of the state runs, identified by its index.
        case action(Int, name: String)
        /// The clock advances to the first deadline.
        case time
    }

    let step: Step
    /// The decisions during the move: the choices of stubs, and the orders of jobs if they are tried.
    let decisions: [Int]
    /// Whether decisions select the order of jobs; otherwise, jobs run in the order in which they became ready.
    var triesOrders = false
    /// The schedule of a search for orders, if this is the move whose orders are searched.
    var schedule: Schedule?
    /// The number of states after which the run is held, or `nil` to run until the host is idle.
    var stateCount: Int?
}

extension ExplorationMove {
    /// Creates a move with the next order of a search.
    init(step: Step, orderOf search: OrderSearch) {
        self.init(step: step, decisions: search.path, triesOrders: true, schedule: search.schedule)
    }
}

extension ExplorationMove.Step: CustomStringConvertible {
    var description: String {
        switch self {
        case .begin: "the beginning"
        case .action(_, let name): name
        case .time: "the end of a sleep"
        }
    }
}
