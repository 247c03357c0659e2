import Testing
@_spi(Host) import VSM

@_spi(Inspection) @testable import VSMInspector

@Suite("Inspector: the values of a state")
struct StateOutlineTests {
    private struct Profile {
        var name = "Ann"
        var age: Int? = 7
        var email: String?
        var tags = ["a", "b"]
    }

    private final class Repository {}

    private struct Dependencies {
        let repository = Repository()
        let password = "secret of the repository"
    }

    private struct Model {
        var profile = Profile()
        let dependencies = Dependencies()
        let load: () -> Void = {}
    }

    private enum State {
        case initialized
        case loaded(Model)
        case failed(message: String, Model, code: Int)
        case signingIn(name: String, password: Redacted<String>)
    }

    private func lines(_ state: Any) -> [String] {
        StateOutline(state).lines.map { "\($0.path): \($0.text)" }
    }

    @Test("A case without values is its name")
    func plain() {
        #expect(lines(State.initialized) == [": initialized"])
    }

    @Test("A model's values are listed, without its dependencies and functions")
    func model() {
        #expect(
            lines(State.loaded(Model())) == [
                ": loaded", "Model: Model", "Model.profile: Profile", "Model.profile.name: \"Ann\"",
                "Model.profile.age: 7", "Model.profile.email: nil", "Model.profile.tags: 2 elements",
                "Model.profile.tags[0]: \"a\"", "Model.profile.tags[1]: \"b\"",
            ]
        )
    }

    @Test("Values have the names of their labels, or of their types")
    func labels() {
        let lines = lines(State.failed(message: "No", Model(), code: 3))
        #expect(lines.first == ": failed")
        #expect(lines.contains("message: \"No\""))
        #expect(lines.contains("Model.profile.name: \"Ann\""))
        #expect(lines.contains("code: 3"))
    }

    @Test("A redacted value is not recorded")
    func redacted() {
        let lines = lines(State.signingIn(name: "ann", password: Redacted(wrappedValue: "secret")))
        #expect(lines == [": signingIn", "name: \"ann\"", "password: (redacted)"])
    }

    @Test("A redacted value is in no description")
    func redactedDescription() {
        struct Form {
            @Redacted var password = "secret"
        }
        let state = State.signingIn(name: "ann", password: Redacted(wrappedValue: "secret"))
        for text in ["\(state)", String(reflecting: state), "\(Form())", String(reflecting: Form())] {
            #expect(!text.contains("secret"))
        }
        var dumped = ""
        dump(state, to: &dumped)
        #expect(!dumped.contains("secret"))
    }

    @Test("An outline is bounded")
    func bounds() {
        struct Node {
            var children: [Node] = []
            var text = String(repeating: "long ", count: 1_000)
        }
        var node = Node()
        for _ in 0..<20 { node = Node(children: Array(repeating: node, count: 3)) }
        let outline = StateOutline(node)
        #expect(outline.isCut)
        #expect(outline.lines.count <= 60)
        #expect(outline.lines.allSatisfy { $0.text.unicodeScalars.count <= 161 && $0.path.unicodeScalars.count <= 161 })
    }

    @Test("A difference has the values that changed, came and went")
    func difference() {
        var model = Model()
        model.profile.name = "Bob"
        model.profile.tags = ["a"]
        let difference = StateDifference(
            from: StateOutline(State.loaded(Model())),
            to: StateOutline(State.loaded(model))
        )
        #expect(
            difference.changes == [
                .init(path: "Model.profile.name", before: "\"Ann\"", after: "\"Bob\""),
                .init(path: "Model.profile.tags", before: "2 elements", after: "1 element"),
                .init(path: "Model.profile.tags[1]", before: "\"b\"", after: nil),
            ]
        )
    }
}
