/// A moment that a run of a feature can be brought to again, from the start.
///
/// Positions share what comes before them, so that their number grows with that of the states.
final class ExplorationPosition<State> {
    typealias Transition = StateGraph<State>.Transition

    let previous: ExplorationPosition?
    let move: ExplorationMove
    let signature: ExplorationSignature
    /// The transitions from the state of the position before to this one's.
    let transitions: [Transition]
    /// Whether it was here that the state was first found.
    let isFirstInNode: Bool

    init(
        after previous: ExplorationPosition?,
        by move: ExplorationMove,
        signature: ExplorationSignature,
        transitions: [Transition],
        isFirstInNode: Bool
    ) {
        self.previous = previous
        self.move = move
        self.signature = signature
        self.transitions = transitions
        self.isFirstInNode = isFirstInNode
    }

    /// The moves from the start to here.
    var moves: [ExplorationMove] {
        var moves: [ExplorationMove] = []
        var position: ExplorationPosition? = self
        while let here = position {
            moves.append(here.move)
            position = here.previous
        }
        return moves.reversed()
    }

    /// The transitions since the last position at which a state was first found, whose own path is known.
    var transitionsSinceFirst: (from: String, transitions: [Transition]) {
        guard !isFirstInNode, let previous else { return (signature.node, []) }
        let earlier = previous.transitionsSinceFirst
        return (earlier.from, earlier.transitions + transitions)
    }
}

/// What brings a run from one position to the next.
struct ExplorationMove {
    enum Step: Equatable {
        /// The container is made.
        case begin
        /// An action that the state offers, by its place among them.
        case action(Int, name: String)
        /// Time passes until somebody who sleeps on the clock wakes.
        case time
    }

    let step: Step
    /// What the stubs choose meanwhile.
    let choices: [Int]
    /// How many states come before the run is held; `nil` to let it come to rest.
    var stateCount: Int?
}

/// What tells positions apart that are worth going on from.
struct ExplorationSignature: Hashable {
    let node: String
    let actions: [String]
    /// What the stubs chose on the way from the state before; what they noted of it need not show in the state.
    let choices: [Int]
    let isRunning: Bool
    let isReady: Bool
    /// How many sleep on the clock; two stand for many.
    let sleepers: Int

    /// What can be done at such a moment.
    var steps: [ExplorationMove.Step] {
        let offered = actions.enumerated().map { ExplorationMove.Step.action($0.offset, name: $0.element) }
        // What is ready goes on by itself before time passes.
        return isReady || sleepers == 0 ? offered : offered + [.time]
    }
}
