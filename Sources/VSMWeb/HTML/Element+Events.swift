extension Element {
    /// Runs an action when the element is clicked or pressed with the keyboard.
    ///
    /// There is no need for a `Task`: give the container what takes time, `container.observe { await model.save() }`.
    ///
    /// While the browser waits for the answer the element does not fire again, so a double click is one click.
    ///
    /// A click that was on its way when the page changed runs what the element does by then. Something that means
    /// another thing is therefore another element: put it into another branch, or give it another ``HTML/key(_:)``.
    public func onClick(_ action: @escaping () -> Void) -> Self {
        handling(.click, EventHandler { _ in action() })
    }

    /// Runs an action with the text of a field, on every change while a person types.
    public func onInput(_ action: @escaping (String) -> Void) -> Self {
        handling(.input, EventHandler { action($0.value ?? "") })
    }

    /// Runs an action with the value of a field, once a person is done with it.
    public func onChange(_ action: @escaping (String) -> Void) -> Self {
        handling(.change, EventHandler { action($0.value ?? "") })
    }

    /// Runs an action when a box is checked or unchecked, with whether it is checked now.
    public func onToggle(_ action: @escaping (Bool) -> Void) -> Self {
        handling(.change, EventHandler { action($0.isChecked ?? false) })
    }

    /// Runs an action with the values of a form when it is sent.
    public func onSubmit(_ action: @escaping (FormValues) -> Void) -> Self {
        handling(.submit, EventHandler { action(FormValues(fields: $0.fields ?? [:])) })
    }

    private func handling(_ kind: EventKind, _ handler: EventHandler) -> Self {
        var element = self
        element.handlers[kind] = handler
        return element
    }
}

extension HTML {
    /// Runs an action when the piece comes into the page, once, on the server.
    ///
    /// The place to begin loading:
    ///
    /// ```swift
    /// .onAppear {
    ///     if case .initialized(let model) = container.state { container.observe(model.load()) }
    /// }
    /// ```
    public func onAppear(_ action: @escaping () -> Void) -> some HTML {
        AppearingHTML(piece: self, action: action)
    }
}

struct AppearingHTML<Piece: HTML>: PrimitiveHTML {
    let piece: Piece
    let action: () -> Void

    func render(into tree: inout TreeBuilder) {
        tree.noteAppearance(action)
        piece.render(into: &tree)
    }
}

/// What a person does with an element.
enum EventKind: String, Hashable, Sendable, CaseIterable {
    case click
    case input
    case change
    case submit
}

/// What an element does on an event.
struct EventHandler {
    let run: (EventPayload) -> Void

    init(_ run: @escaping (EventPayload) -> Void) {
        self.run = run
    }
}

/// What comes with an event from the browser.
struct EventPayload: Equatable, Sendable {
    var value: String?
    var isChecked: Bool?
    var fields: [String: String]?
}

/// The values of a form, by the names of its fields.
public struct FormValues: Equatable, Sendable {
    let fields: [String: String]

    /// The value of a field, or `nil` if the form has no field of that name or an unchecked box.
    ///
    /// It comes from outside: a person may have sent anything.
    public subscript(name: String) -> String? { fields[name] }
}
