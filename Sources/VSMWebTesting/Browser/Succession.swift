/// Which controls stay where a part of the page is replaced, such as the branch of one state by that of the next.
///
/// It follows `succession.js` of the browser client: a control that the person uses takes the place of the one in the new
/// part that has the same description, and keeps its text and its focus.
struct Succession {
    typealias Node = ReferenceTree.Node

    /// The controls that leave, with their descriptions.
    private let leaving: [(control: Node, description: ElementDescription)]

    /// Finds out, before operations are applied, which controls they remove that the person uses.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - tree: The page before them.
    ///   - used: The control with the focus, and the fields that were edited.
    init(_ operations: [[Any]], in tree: ReferenceTree, used: [Node]) {
        let removed = Set(operations.filter { $0.first as? String == "x" }.flatMap { $0.compactMap { $0 as? Int } })
        var identities = ElementIdentities(tree)
        leaving = used.compactMap { control in
            guard control.withAncestors.contains(where: { removed.contains($0.number) }) else { return nil }
            return identities.uniqueDescription(of: control).map { (control, $0) }
        }
    }

    /// The controls that have a successor, each with the element in whose place it is to stay.
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
