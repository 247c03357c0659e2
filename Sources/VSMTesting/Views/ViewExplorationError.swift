/// An error thrown when a view cannot be explored.
enum ViewExplorationError: Error, CustomStringConvertible {
    case noContainer(of: String)

    var description: String {
        switch self {
        case .noContainer(let state):
            """
            The view has no StateContainer of \(state). Create the view in the closure of explore, and run the test in a \
            debug build: a release build has nothing that shows the states of a view.
            """
        }
    }
}
