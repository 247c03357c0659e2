import Testing
import VSM

// snippet.form
/// Two fields, each of which is accepted or refused.
struct ProfileFormViewState: MutatingCopyable {
    var username: Field
    var city: Field

    enum Field: Equatable {
        case accepted(String)
        case refused(message: String)
    }

    /// Saves both fields; there is one only while both are accepted.
    var saver: ProfileFormSaver? {
        guard case .accepted(let username) = username, case .accepted(let city) = city else { return nil }
        return ProfileFormSaver(username: username, city: city)
    }

    func check(_ text: String, in field: WritableKeyPath<Self, Field>) -> Self {
        copy(mutatingPath: field, value: text.isEmpty ? .refused(message: "Enter a text.") : .accepted(text))
    }
}
// snippet.end

struct ProfileFormSaver: Equatable {
    let username: String
    let city: String
}

@Suite("States: two axes")
struct TwoAxesTests {
    @Test("A field that is refused takes the way to save away, and leaves the other as it is")
    func refuses() {
        let form = ProfileFormViewState(username: .accepted("Ada"), city: .accepted("London"))
        #expect(form.saver == ProfileFormSaver(username: "Ada", city: "London"))
        let refused = form.check("", in: \.username)
        #expect(refused.saver == nil)
        #expect(refused.city == .accepted("London"))
        #expect(refused.check("Grace", in: \.username).saver == ProfileFormSaver(username: "Grace", city: "London"))
    }
}
