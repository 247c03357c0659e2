import VSM

/// A condition that every state of a feature of the playground has to satisfy.
enum PlaygroundRule: CaseIterable {
    case oneSave, shownIsStored, oneDeletion

    var subject: PlaygroundChoices.Subject { self == .oneDeletion ? .blog : .profile }

    var text: String {
        switch self {
        case .oneSave: "The server works on one save at a time"
        case .shownIsStored: "A loaded profile shows the name that the server has"
        case .oneDeletion: "The server works on one deletion at a time"
        }
    }

    /// Returns whether a state and the server satisfy the rule.
    func holds(_ state: PlaygroundState, _ server: PlaygroundServer) -> Bool {
        switch self {
        case .oneSave, .oneDeletion: server.changeCount <= 1
        case .shownIsStored: state.name != "loaded" || state.model?.data.first?.value == server.stored.value
        }
    }
}
