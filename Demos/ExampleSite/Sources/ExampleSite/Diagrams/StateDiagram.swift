/// A state diagram: states, and arrows between them.
struct StateDiagram: Equatable, Sendable {
    /// What an arrow leads from or to.
    enum Place: Hashable, Sendable {
        /// Where the feature begins.
        case start
        case state(String)
        /// Where the feature ends after a state.
        case end(after: String)
    }

    /// An arrow with what causes the change, one cause a line.
    struct Arrow: Hashable, Sendable {
        let from: Place
        let to: Place
        let labels: [String]
    }

    var arrows: [Arrow] = []

    /// The places in the order in which the arrows name them.
    var places: [Place] {
        var places: [Place] = []
        for place in arrows.flatMap({ [$0.from, $0.to] }) where !places.contains(place) { places.append(place) }
        return places
    }

    /// The names of the states, in the same order.
    var states: [String] {
        places.compactMap { if case .state(let name) = $0 { name } else { nil } }
    }
}
