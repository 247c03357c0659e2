import VSM

// snippet.draft
/// Two fields, each of which is accepted or refused.
struct ProfileDraft: MutatingCopyable {
    var username: Field
    var city: Field

    enum Field: Equatable {
        case accepted(String)
        case refused(String, message: String)
    }

    /// What can be saved; there is something only while both fields are accepted.
    var profile: Profile? {
        guard case .accepted(let username) = username, case .accepted(let city) = city else { return nil }
        return Profile(username: username, city: city)
    }

    func check(_ text: String, in field: WritableKeyPath<Self, Field>) -> Self {
        let isAccepted = (1...20).contains(text.count)
        let message = "1 to 20 letters"
        return copy(mutatingPath: field, value: isAccepted ? .accepted(text) : .refused(text, message: message))
    }
}
// snippet.end

struct Profile: Equatable, Sendable {
    let username: String
    let city: String
}

extension ProfileDraft.Field {
    var text: String {
        switch self {
        case .accepted(let text), .refused(let text, _): text
        }
    }

    var message: String? {
        switch self {
        case .accepted: nil
        case .refused(_, let message): message
        }
    }
}
