/// A requirement of a feature of the playground.
enum Requirement: String, CaseIterable, Sendable {
    case loadingCanFail, retry, editing, savingCanFail, cancelling, reloading, deleting, deletingCanFail

    var title: String {
        switch self {
        case .loadingCanFail: "Loading can fail"
        case .retry: "A failure can be retried"
        case .editing: "The profile can be edited"
        case .savingCanFail: "Saving can fail"
        case .cancelling: "Editing can be cancelled"
        case .reloading: "The post can be reloaded"
        case .deleting: "The post can be deleted"
        case .deletingCanFail: "Deleting can fail"
        }
    }

    var subjects: Set<PlaygroundChoices.Subject> {
        switch self {
        case .loadingCanFail, .retry: [.profile, .blog]
        case .editing, .savingCanFail, .cancelling: [.profile]
        case .reloading, .deleting, .deletingCanFail: [.blog]
        }
    }

    /// The requirement that this one needs.
    var needs: Requirement? {
        switch self {
        case .retry: .loadingCanFail
        case .savingCanFail, .cancelling: .editing
        case .deletingCanFail: .deleting
        case .loadingCanFail, .editing, .reloading, .deleting: nil
        }
    }
}
