/// What the host drew of one view.
@MainActor
public struct Node {
    /// The kind of view, as its type is called.
    public let name: String

    /// What it says, or its title.
    public var text: String?

    /// What it is called by those who do not see it; otherwise what it says.
    public var label: String?

    /// What value it has for those who do not see it.
    public var value: String?

    /// What using it does, for those who do not see it.
    public var hint: String?

    /// What it stands for among the options of a picker.
    var tag: AnyHashable?

    /// Whether a user can use it.
    public var isEnabled = true

    /// What a press does.
    public var press: (() -> Void)?

    /// What is written in it.
    public var field: Binding<String>?

    /// Whether it is switched on.
    public var toggle: Binding<Bool>?

    /// What pulling it down does.
    public var refresh: (@Sendable () async -> Void)?

    /// What is drawn inside of it.
    public var children: [Node] = []

    package init(_ name: String, text: String? = nil, children: [Node] = []) {
        self.name = name
        self.text = text
        self.children = children
    }

    /// Everything that is said in this node and below.
    public var allText: String {
        ([text ?? ""] + children.map(\.allText)).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What a user calls it.
    public var accessibleName: String { label ?? allText }

    /// This node and all below it.
    public var all: [Node] { [self] + children.flatMap(\.all) }

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
        if let hint { line += " (\(hint))" }
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
