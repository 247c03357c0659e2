/// The node that the host drew for one view.
@MainActor
public struct Node {
    /// The name of the view's type.
    public let name: String

    /// The text or the title of the view.
    public var text: String?

    /// The accessibility label, if it differs from the text.
    public var label: String?

    /// The accessibility value.
    public var value: String?

    /// The accessibility hint.
    public var hint: String?

    /// The value of the view among the options of a picker, or of the tab.
    var tag: AnyHashable?

    /// The content of a tab, which is drawn from the first time on that it is visible.
    var content: (() -> [Node])?

    /// Whether a user can use the element.
    public var isEnabled = true

    /// The action of a press.
    public var press: (() -> Void)?

    /// The text in the element.
    public var field: Binding<String>?

    /// The value of a toggle.
    public var toggle: Binding<Bool>?

    /// The action of a pull to refresh.
    public var refresh: (@Sendable () async -> Void)?

    /// The action that receives an address.
    var openURL: ((URL) -> Void)?

    /// The nodes inside this one.
    public var children: [Node] = []

    package init(_ name: String, text: String? = nil, children: [Node] = []) {
        self.name = name
        self.text = text
        self.children = children
    }

    /// The text of this node and all nodes below it.
    public var allText: String {
        ([text ?? ""] + children.map(\.allText)).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The name of the element for a user.
    public var accessibleName: String { label ?? allText }

    /// This node and all nodes below it.
    public var all: [Node] { [self] + children.flatMap(\.all) }

    /// Returns a copy in which all controls are disabled.
    func disabled() -> Node {
        var copy = self
        copy.isEnabled = false
        copy.children = children.map { $0.disabled() }
        return copy
    }

    /// Returns the node as indented lines.
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

/// A view without a body, which creates the nodes that the host draws.
@MainActor
package protocol DrawnView {
    func draw(at place: Place) -> [Node]
}
