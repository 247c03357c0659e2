/// The state of all operations: an enum of two words.
enum TwoWordState: Sendable, Equatable {
    case a(Int)
    case b(Int)

    var number: Int {
        switch self {
        case .a(let number), .b(let number): number
        }
    }
}
