import VSM

/// A state of a feature of the playground, as a value that a page can describe.
///
/// A feature of an app has an enum with a case and a model type for each of them, as in the page's listing. Here, the
/// requirements decide which cases there are.
struct PlaygroundState {
    /// What the view renders.
    enum Content {
        case notice(String)
        case waiting(String)
        case problem(String)
        case result(String)
        case field(label: String, text: String)
    }

    /// The model that a state carries.
    struct Model {
        let name: String
        var data: [Property] = []
        var actions: [PlaygroundAction] = []
    }

    /// A named part of the data.
    struct Property {
        let name: String
        let value: String
    }

    let name: String
    let content: Content
    /// The data and the actions; `nil` for a state without any.
    let model: Model?
    /// Whether the requirements let the feature end here.
    var isEnd = false

    var actions: [PlaygroundAction] { model?.actions ?? [] }
}

/// An action that a state of the playground offers.
struct PlaygroundAction {
    let name: String
    /// Whether the action gets the text of the field.
    var takesText = false
    let perform: (_ text: String) -> StateSequence<PlaygroundState>

    /// The name on a button.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The action as a call.
    var call: String { takesText ? "\(name)(username)" : "\(name)()" }
}
