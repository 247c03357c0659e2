/// An element of a page as a person perceives it: its role, its name, its state, and what is inside.
struct AccessibleElement: Sendable {
    /// What is inside of an element.
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
    /// What a field contains; `nil` if the element is none.
    let value: String?
    /// Whether a box is checked; `nil` if the element is none.
    let isChecked: Bool?
    let isDisabled: Bool
    /// Whether the element or one around it is hidden from everybody or from assistive technology.
    let isHidden: Bool
    /// The level of a heading.
    let level: Int?
    let content: [Content]

    var children: [AccessibleElement] {
        content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Everything inside, in the order of the document.
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

/// A text between quotation marks, for a message.
func quoted(_ text: String) -> String { "\"\(text)\"" }
