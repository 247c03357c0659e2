/// A point of a run that can be reached again from the start.
///
/// Positions share their predecessors, so that memory grows with the number of states.
final class ExplorationPosition<State> {
    typealias Transition = StateGraph<State>.Transition

    let previous: ExplorationPosition?
    let move: ExplorationMove
    let signature: ExplorationSignature
    /// The transitions from the state of the previous position to the state of this one.
    let transitions: [Transition]
    /// Whether the state was first found here.
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
