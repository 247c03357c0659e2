/// Records how often closures began, and whether their tasks were cancelled.
final class Beginnings {
    /// Sent when the first closure begins.
    let first = Signal()
    private(set) var areCancelled: [Bool] = []
    private let owner: (any Actor)?

    /// - Parameter owner: The actor on which the closures have to begin.
    init(owner: isolated (any Actor)? = #isolation) { self.owner = owner }

    func note() {
        owner?.preconditionIsolated()
        areCancelled.append(Task.isCancelled)
        first.send()
    }

    /// An action that returns a state.
    func closure() async -> Int {
        note()
        return 1
    }
}
