/// The controls that stay when a part of the page is replaced, such as the branch of one state by the branch of the
/// next.
///
/// It follows `replacement.js` of the browser client: a control that the person uses replaces the control in the new
/// part that has the same description, and keeps its text and its focus.
struct ControlReplacement {
    typealias Node = ReferenceTree.Node

    /// The removed controls, with their descriptions.
    private let leaving: [(control: Node, description: ElementDescription)]

    /// Finds, before operations are applied, the used controls that they remove.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - tree: The page before the operations.
    ///   - used: The control with the focus, and the edited fields.
    init(_ operations: [[Any]], in tree: ReferenceTree, used: [Node]) {
        let removed = Set(operations.filter { $0.first as? String == "x" }.flatMap { $0.compactMap { $0 as? Int } })
        var identities = ElementIdentities(tree)
        leaving = used.compactMap { control in
            guard control.withAncestors.contains(where: { removed.contains($0.number) }) else { return nil }
            return identities.uniqueDescription(of: control).map { (control, $0) }
        }
    }

    /// Returns the controls that have a successor, each with its successor.
    ///
    /// - Parameter tree: The page after the operations.
    func successors(in tree: ReferenceTree) -> [(control: Node, successor: Node)] {
        guard !leaving.isEmpty else { return [] }
        var identities = ElementIdentities(tree)
        return leaving.compactMap { leaving in
            identities.element(with: leaving.description).map { (leaving.control, $0) }
        }
    }
}
