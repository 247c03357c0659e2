/// What the host drew of one view.
@MainActor
package struct Node {
    /// The kind of view, as its type is called.
    package let name: String

    /// What it says, or its title.
    package var text: String?

    /// What it is called by those who do not see it; otherwise what it says.
    package var label: String?

    /// What value it has for those who do not see it.
    package var value: String?

    /// Whether a user can use it.
    package var isEnabled = true

    /// What a press does.
    package var press: (() -> Void)?

    /// What is written in it.
    package var field: Binding<String>?

    /// Whether it is switched on.
    package var toggle: Binding<Bool>?

    /// What pulling it down does.
    package var refresh: (@Sendable () async -> Void)?

    package var children: [Node] = []

    package init(_ name: String, text: String? = nil, children: [Node] = []) {
        self.name = name
        self.text = text
        self.children = children
    }

    /// Everything that is said in this node and below.
    package var allText: String {
        ([text ?? ""] + children.map(\.allText)).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What a user calls it.
    package var accessibleName: String { label ?? allText }

    /// This node and all below it.
    package var all: [Node] { [self] + children.flatMap(\.all) }

    /// A copy of which no user can use anything.
    func disabled() -> Node {
        var copy = self
        copy.isEnabled = false
        copy.children = children.map { $0.disabled() }
        return copy
    }

    /// The node as indented lines.
    func lines(depth: Int) -> [String] {
        var line = String(repeating: "  ", count: depth) + name
        if let text { line += " \"\(text)\"" }
        if let label { line += " \"\(label)\"" }
        if let value { line += " = \"\(value)\"" }
        if let field { line += " = \"\(field.wrappedValue)\"" }
        if let toggle { line += " = \(toggle.wrappedValue)" }
        if !isEnabled { line += " (disabled)" }
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}

/// A view that has no body: it says what the host is to draw.
@MainActor
package protocol DrawnView {
    func draw(at place: Place) -> [Node]
}
