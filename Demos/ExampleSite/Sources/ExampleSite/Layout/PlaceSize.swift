/// How large a place of a diagram is drawn.
struct PlaceSize {
    /// The room that arrows from a state to itself take beside it, with their labels.
    static let loopWidth = 30.0

    let width: Double
    let height: Double
    /// What is written beside the state.
    let loops: [String]

    init(_ place: StateDiagram.Place, loops: [String]) {
        self.loops = loops
        switch place {
        case .start, .end: (width, height) = (18, 18)
        case .state(let name): (width, height) = (Double(name.count) * TextSize.state + 26, 36)
        }
    }

    func piece(at place: StateDiagram.Place) -> LayeredRows.Piece {
        let loopWidth = loops.isEmpty ? 0 : Self.loopWidth + TextSize.width(of: loops)
        return LayeredRows.Piece(
            place: place,
            extent: .init(left: width / 2, right: width / 2 + loopWidth),
            height: max(height, TextSize.height(of: loops))
        )
    }
}
