/// An element of a page as a person perceives it: its role, name, state and content.
struct AccessibleElement: Sendable {
    /// A part of the content of an element.
    enum Content: Sendable {
        case text(String)
        case element(AccessibleElement)
    }

    /// The number of the node.
    let number: Int
    let tag: String
    let attributes: [String: String]
    let role: ElementRole
    let name: String
    /// The text inside, as a person reads it.
    let text: String
    /// The value of a field; `nil` if the element is not a field.
    let value: String?
    /// Whether a box is checked; `nil` if the element is not a box.
    let isChecked: Bool?
    let isDisabled: Bool
    /// Whether the element, or one around it, is hidden from everyone or from assistive technology.
    let isHidden: Bool
    /// The level of a heading.
    let level: Int?
    let content: [Content]

    var children: [AccessibleElement] {
        content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The elements inside, in document order.
    var descendants: [AccessibleElement] {
        var all: [AccessibleElement] = []
        func add(_ element: AccessibleElement) {
            for child in element.children {
                all.append(child)
                add(child)
            }
        }
        add(self)
        return all
    }

    /// The role and the name, for a message.
    var summary: String { name.isEmpty ? "\(role)" : "\(role) \(quoted(name))" }
}

/// Returns a text between quotation marks, for a message.
func quoted(_ text: String) -> String { "\"\(text)\"" }
