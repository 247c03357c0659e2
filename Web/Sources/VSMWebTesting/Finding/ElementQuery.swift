/// A query for an element of a page: a role and a name, the label of a field, or a text.
public struct ElementQuery: Sendable, CustomStringConvertible {
    private enum Kind {
        case role(ElementRole, level: Int?)
        case field
        case text
    }

    private let kind: Kind
    private let pattern: TextPattern

    private init(_ kind: Kind, _ text: some TextMatching) {
        self.kind = kind
        pattern = text.pattern
    }

    /// Returns a query for an element with a role and a name.
    ///
    /// An element whose role takes no name from its content, such as an alert or a list item, also matches by its text.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - name: The name.
    public static func role(_ role: ElementRole, _ name: some TextMatching = .any) -> ElementQuery {
        ElementQuery(.role(role, level: nil), name)
    }

    /// Returns a query for a button.
    public static func button(_ name: some TextMatching = .any) -> ElementQuery { role(.button, name) }
    /// Returns a query for a link.
    public static func link(_ name: some TextMatching = .any) -> ElementQuery { role(.link, name) }
    /// Returns a query for a checkbox.
    public static func checkbox(_ name: some TextMatching = .any) -> ElementQuery { role(.checkbox, name) }
    /// Returns a query for a radio button.
    public static func radio(_ name: some TextMatching = .any) -> ElementQuery { role(.radio, name) }
    /// Returns a query for a heading.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - level: The level, or `nil` for any.
    public static func heading(_ name: some TextMatching = .any, level: Int? = nil) -> ElementQuery {
        ElementQuery(.role(.heading, level: level), name)
    }
    /// Returns a query for an urgent message.
    public static func alert(_ text: some TextMatching = .any) -> ElementQuery { role(.alert, text) }
    /// Returns a query for a message that is not urgent.
    public static func status(_ text: some TextMatching = .any) -> ElementQuery { role(.status, text) }
    /// Returns a query for a list.
    public static func list(_ name: some TextMatching = .any) -> ElementQuery { role(.list, name) }
    /// Returns a query for an item of a list.
    public static func item(_ text: some TextMatching = .any) -> ElementQuery { role(.listitem, text) }
    /// Returns a query for a table.
    public static func table(_ name: some TextMatching = .any) -> ElementQuery { role(.table, name) }
    /// Returns a query for a row of a table.
    public static func row(_ text: some TextMatching = .any) -> ElementQuery { role(.row, text) }
    /// Returns a query for a cell of a table.
    public static func cell(_ text: some TextMatching = .any) -> ElementQuery { role(.cell, text) }
    /// Returns a query for an image.
    public static func image(_ description: some TextMatching = .any) -> ElementQuery { role(.image, description) }
    /// Returns a query for a dialog.
    public static func dialog(_ name: some TextMatching = .any) -> ElementQuery { role(.dialog, name) }
    /// Returns a query for a field of any kind, by its label.
    public static func field(_ label: some TextMatching = .any) -> ElementQuery { ElementQuery(.field, label) }
    /// Returns a query for the innermost element with a text.
    public static func text(_ text: some TextMatching) -> ElementQuery { ElementQuery(.text, text) }

    /// The query as text, such as `button "Add"`.
    public var description: String {
        [kindName, pattern.description].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The kind of the element, without its name.
    var kindName: String {
        switch kind {
        case .role(.listitem, _): "list item"
        case .role(let role, level: let level): level.map { "\(role) of level \($0)" } ?? "\(role)"
        case .field: "field"
        case .text: "text"
        }
    }

    /// Returns the matching elements inside an element, without hidden ones.
    func matches(in element: AccessibleElement) -> [AccessibleElement] {
        matches(among: element.descendants.filter { !$0.isHidden })
    }

    func matches(among elements: [AccessibleElement]) -> [AccessibleElement] {
        let matches = elements.filter { isOfKind($0) && isNamed($0) }
        guard case .text = kind else { return matches }
        let numbers = Set(matches.map(\.number))
        return matches.filter { !$0.descendants.contains { numbers.contains($0.number) } }
    }

    /// Returns whether an element matches apart from its name.
    func isOfKind(_ element: AccessibleElement) -> Bool {
        switch kind {
        case .role(let role, let level): element.role == role && (level == nil || level == element.level)
        case .field: element.role.isField
        case .text: true
        }
    }

    /// Returns whether an element matches apart from its role.
    func isNamed(_ element: AccessibleElement) -> Bool {
        switch kind {
        case .text: pattern.matches(element.text)
        case .field: pattern.matches(element.name)
        case .role: pattern.matches(element.name) || !element.role.isNamedFromContent && pattern.matches(element.text)
        }
    }

    /// The name to search for.
    var wanted: String {
        switch pattern.kind {
        case .any: ""
        case .exact(let text), .containing(let text): text
        }
    }
}
