/// A point of a run that can be reached again from the start.
///
/// Positions share their predecessors, so that memory grows with the number of states.
final class ExplorationPosition<State> {
    typealias Transition = StateGraph<State>.Transition

    let previous: ExplorationPosition?
    let move: ExplorationMove
    let signature: ExplorationSignature
    /// The steps to explore from here.
    let steps: [ExplorationMove.Step]
    /// The transitions from the state of the previous position to the state of this one.
    let transitions: [Transition]
    /// Whether the state was first found here.
    let isFirstInNode: Bool

    init(
        after previous: ExplorationPosition?,
        by move: ExplorationMove,
        signature: ExplorationSignature,
        steps: [ExplorationMove.Step],
        transitions: [Transition],
        isFirstInNode: Bool
    ) {
        self.previous = previous
        self.move = move
        self.signature = signature
        self.steps = steps
        self.transitions = transitions
        self.isFirstInNode = isFirstInNode
    }

    /// The moves from the start to this position.
    var moves: [ExplorationMove] {
        var moves: [ExplorationMove] = []
        var position: ExplorationPosition? = self
        while let here = position {
            moves.append(here.move)
            position = here.previous
        }
        return moves.reversed()
    }

    /// The transitions since the last position that first found a state, because the graph has a path to that state.
    var transitionsSinceFirst: (from: String, transitions: [Transition]) {
        guard !isFirstInNode, let previous else { return (signature.node, []) }
        let earlier = previous.transitionsSinceFirst
        return (earlier.from, earlier.transitions + transitions)
    }
}

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
    /// The choices of the stubs during the move.
    let choices: [Int]
    /// The number of states after which the run is held, or `nil` to run until the host is idle.
    var stateCount: Int?
}

/// The properties in which two positions differ if both have to be explored.
struct ExplorationSignature: Hashable {
    let node: String
    let actions: [String]
    /// The choices of the stubs since the previous state; stubs may remember them even if the state doesn't show them.
    let choices: [Int]
    let isRunning: Bool
    let isReady: Bool
    /// The number of tasks asleep on the clock; two stands for more.
    let sleepers: Int

    /// The possible steps at such a position.
    var steps: [ExplorationMove.Step] {
        let offered = actions.enumerated().map { ExplorationMove.Step.action($0.offset, name: $0.element) }
        return isWaiting ? offered + [.time] : offered
    }

    /// Whether nothing happens until time passes.
    ///
    /// Jobs that are ready run before that.
    var isWaiting: Bool { !isReady && sleepers > 0 }
}

/// A wait, and the action that it comes from.
///
/// The states after the wait may depend on the action, as those of a debounced search depend on its text.
struct ExplorationWait: Hashable {
    let signature: ExplorationSignature
    let action: String
}
