/// The states of a feature of the playground as the enum of an app.
struct PlaygroundListing {
    let text: String

    init(_ subject: PlaygroundChoices.Subject, _ states: [PlaygroundState]) {
        let name = subject == .profile ? "ProfileViewState" : "BlogViewState"
        var models: [String] = []
        var cases: [String] = []
        for state in states {
            guard let model = state.model else {
                cases.append("    case \(state.name)")
                continue
            }
            cases.append("    case \(state.name)(\(model.name))")
            let data = model.data.map { "    let \($0.name): String" }
            let actions = model.actions.map { action in
                "    func \(action.name)(\(action.takesText ? "_ username: String" : "")) -> StateSequence<\(name)>"
            }
            let shape =
                ["protocol \(model.name) {"] + data.map { $0.replacing("let", with: "var") + " { get }" } + actions
            let lines = shape + ["}"]
            if !models.contains(lines.joined(separator: "\n")) { models.append(lines.joined(separator: "\n")) }
        }
        text = (["enum \(name) {\n" + cases.joined(separator: "\n") + "\n}"] + models).joined(separator: "\n\n")
    }
}
