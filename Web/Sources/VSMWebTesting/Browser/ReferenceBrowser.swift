/// A page in a browser: its nodes, fields, focus and history.
final class ReferenceBrowser {
    typealias Node = ReferenceTree.Node

    private(set) var tree = ReferenceTree()
    var fields = FieldContents()
    /// The version of the page that the browser received last.
    private(set) var version = 0
    private(set) var title = ""
    /// The path and query of the page.
    private(set) var target = ""
    /// The history of the page.
    var history: BrowserHistory
    /// The address outside the pages for which the browser has left.
    private(set) var load: String?
    /// The field that has the focus, with its value at the time it got the focus.
    var focused: (number: Int, value: String)?
    /// The element to which a state moves the focus.
    private var nodeToFocus: Node?
    /// The form that was submitted last.
    var sentForm: SentControls?
    /// The number of changes.
    private(set) var changeCount = 0

    /// The information that a message of the browser gives the server.
    enum Report {
        case none
        /// The person goes to a page: one from the history, or another one.
        case visit(returns: Bool)
        /// An event reports the content of a field.
        case field(Node)
        case form([Node])
    }

    init(_ target: String = "/") {
        self.target = target
        history = BrowserHistory(target)
    }

    /// Applies a message of the server.
    ///
    /// - Parameters:
    ///   - answer: The message.
    ///   - report: The information in the event that the message answers.
    /// - Throws: ``ReferenceTree/Impossible`` if a browser could not apply it.
    func apply(_ answer: ServerAnswer, to report: Report) throws {
        changeCount += 1
        if !answer.wasRefused { noteProcessed(report) }
        if let descriptions = answer.tree {
            let isLoading = tree.page.children.isEmpty
            tree = try ReferenceTree(descriptions: descriptions)
            tree.onAttribute = { [unowned self] in note($0, $1) }
            nodeToFocus = isLoading ? tree.page.descendants.first { $0.attributes["data-vsm-focus"] != nil } : nil
        }
        let replacement = ControlReplacement(answer.operations, in: tree, used: usedControls)
        for operation in answer.operations { try tree.apply(operation) }
        for (control, successor) in replacement.successors(in: tree) { keep(control, inPlaceOf: successor) }
        fields.keep { tree[$0] != nil }
        if let focused, tree[focused.number] == nil { self.focused = nil }
        fields.endMessage()
        fields.showStates(focused: focused?.number) { tree[$0] }
        version = answer.version
        title = answer.title ?? title
        if let target = answer.target {
            self.target = target
            if case .visit(let returns) = report {
                history.show(target, replaces: returns)
            } else {
                history.show(target, replaces: answer.replaces)
            }
        }
        load = answer.load
    }

    /// Records that the server has processed the information in an event.
    func noteProcessed(_ report: Report) {
        switch report {
        case .none, .visit: break
        case .field(let node):
            // The radio buttons of a group change together.
            for each in alternatives(of: node) { fields.noteProcessed(each) }
        case .form(let controls): fields.noteSubmitted(controls)
        }
    }

    /// Records a change by the person.
    func noteChange() { changeCount += 1 }

    /// Returns the element to which a state moves the focus, if it exists and can have the focus.
    func takeNodeToFocus() -> Node? {
        defer { nodeToFocus = nil }
        guard let node = nodeToFocus, tree[node.number] === node, !node.isDisabled else { return nil }
        return node
    }

    /// The control with the focus, and the edited fields.
    private var usedControls: [Node] {
        let used = fields.edited.union(fields.chosen.keys)
        let numbers = [focused?.number].compactMap(\.self) + used.sorted().filter { $0 != focused?.number }
        return numbers.compactMap { tree[$0] }
    }

    /// Keeps a field in place of its successor, or moves the focus of another element to the successor.
    private func keep(_ control: Node, inPlaceOf successor: Node) {
        guard control.isField else {
            focused = successor.isDisabled ? nil : (successor.number, fields.value(of: successor))
            return
        }
        fields.move(from: control.number, to: successor.number)
        if focused?.number == control.number { focused?.number = successor.number }
        tree.replace(successor, with: control)
        fields.settle(control)
    }

    private func note(_ node: Node, _ attribute: String) {
        switch attribute {
        case "value": fields.give(node)
        case "checked":
            fields.giveCheck(node)
            guard node.inputType == "radio", node.attributes[attribute] != nil else { return }
            for other in alternatives(of: node) where other !== node && fields.isChecked(other) {
                fields.uncheck(other)
            }
        case "data-vsm-value": fields.give(node)
        case "selected":
            if let select = node.withAncestors.first(where: { $0.tag == "select" }) {
                fields.giveOption(node, in: select)
            }
        case "data-vsm-focus": if node.attributes[attribute] != nil { nodeToFocus = node }
        default: break
        }
    }
}
