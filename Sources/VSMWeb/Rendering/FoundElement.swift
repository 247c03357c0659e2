/// An element that an event names.
struct FoundElement {
    /// Where the attributes of an element are retained.
    struct Position {
        let content: RunContent
        let index: Int

        /// Records what the browser has.
        func set(_ name: StaticString, to value: String?) {
            let attribute = Attribute(name, value ?? "")
            let index = content.nodes[index].attributes.firstIndex { $0.name == attribute.name }
            switch (index, value) {
            case (let index?, _?): content.nodes[self.index].attributes[index] = attribute
            case (let index?, nil): content.nodes[self.index].attributes.remove(at: index)
            case (nil, _?): content.nodes[self.index].attributes.append(attribute)
            case (nil, nil): break
            }
        }
    }

    /// A field of a form.
    struct Field {
        let position: Position
        let name: String
        let isCheckbox: Bool
    }

    let position: Position
    let handlers: [BoundHandler]
    /// The fields inside, if the element is a form.
    private(set) var fields: [Field] = []

    init(position: Position, handlers: [BoundHandler]) {
        self.position = position
        self.handlers = handlers
    }

    /// The handler of an event.
    ///
    /// - Parameters:
    ///   - kind: What the person did.
    ///   - key: The key that was pressed, if one was.
    func handler(for kind: EventKind, key: String? = nil) -> EventHandler? {
        handlers.first { $0.kind == kind && $0.key == key }?.handler
    }

    /// The version of the page with which the browser got the value to which the handler is tied.
    var versionOfSeenValue: Int? {
        if case .tied(let element) = position.content.nodes[position.index] { element.version } else { nil }
    }

    /// Takes an element inside into account, if it is a field.
    mutating func addField(at position: Position, _ attributes: [Attribute]) {
        guard let name = attributes.first(where: { $0.name == "name" })?.value else { return }
        fields.append(
            Field(position: position, name: name, isCheckbox: attributes.contains(Attribute("type", "checkbox")))
        )
    }

    /// Records the values that the browser sent with an event: it has them, whatever was sent to it.
    ///
    /// - Returns: Whether there are any.
    func report(_ payload: EventPayload) -> Bool {
        // The values of a widget are not those of fields.
        guard payload.key == nil else { return false }
        if let value = payload.value { position.set("value", to: value) }
        if let isChecked = payload.isChecked { position.set("checked", to: isChecked ? "" : nil) }
        if let values = payload.fields {
            for field in fields {
                if field.isCheckbox {
                    field.position.set("checked", to: values[field.name] == nil ? nil : "")
                } else if let value = values[field.name] {
                    field.position.set("value", to: value)
                }
            }
        }
        return payload.value != nil || payload.isChecked != nil || payload.fields != nil
    }
}
