/// A mistake that a person can make in a feature of the playground.
enum Mistake: String, CaseIterable, Sendable {
    case noWayBack, endlessRequest, missingAction, secondRequest, lateSave

    func title(in subject: PlaygroundChoices.Subject) -> String {
        switch (self, subject) {
        case (.noWayBack, _): "An error offers no actions"
        case (.endlessRequest, _): "A request has no time limit"
        case (.missingAction, .profile): "loaded forgets the action edit"
        case (.missingAction, .blog): "loaded forgets the action delete"
        case (.secondRequest, .profile): "saving offers the action save"
        case (.secondRequest, .blog): "deleting offers the action delete"
        case (.lateSave, _): "cancel does not stop the save"
        }
    }

    var subjects: Set<PlaygroundChoices.Subject> { self == .lateSave ? [.profile] : [.profile, .blog] }

    /// The requirements of which the mistake needs one; `nil` if it is always possible.
    func needs(in subject: PlaygroundChoices.Subject) -> [Requirement]? {
        switch (self, subject) {
        case (.noWayBack, _): [.loadingCanFail, .savingCanFail, .deletingCanFail]
        case (.endlessRequest, _): nil
        case (.missingAction, .profile), (.secondRequest, .profile): [.editing]
        case (.missingAction, .blog), (.secondRequest, .blog): [.deleting]
        case (.lateSave, _): [.cancelling]
        }
    }
}
