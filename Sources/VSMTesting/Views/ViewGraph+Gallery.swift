#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@available(Systems 2024, *)
extension ViewGraph {
    /// Each state of the view as a section of Markdown: the way there, what a person can do, and what the view shows.
    public var gallery: String {
        graph.nodes.map { node in
            let steps = graph.path(to: node.name)?.transitions.map(\.act) ?? []
            let acts = node.state.acts.isEmpty ? "nothing" : node.state.acts.joined(separator: ", ")
            return """
                ## \(node.name)

                - way: \(steps.isEmpty ? "the first state" : steps.joined(separator: " → "))
                - offers: \(acts)

                ```
                \(node.state.text)
                ```
                """
        }.joined(separator: "\n\n")
    }

    /// Makes the test fail if a committed gallery of the view differs from the view.
    ///
    /// A review then shows a change of the view as a difference of its states. If the file doesn't exist, the test writes it
    /// and fails once. With `VSM_UPDATE_DIAGRAMS=1` in the environment, it updates the file.
    ///
    /// - Parameters:
    ///   - file: The path of the file; a relative path is resolved against the folder of the test's source file.
    ///   - environment: The environment variables; by default, those of the process.
    public func expectGallery(
        in file: String,
        environment: [String: String]? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let isUpdating = (environment ?? ProcessInfo.processInfo.environment)[CommittedDiagram.updateVariable] == "1"
        let committed = CommittedDiagram(file: file, name: nil, isUpdating: isUpdating, subject: "gallery")
        let check = DiagramFile(committed: committed, testFile: "\(filePath)")
        if let message = check.check({ committed.decision(old: $0, text: gallery) }) {
            let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            reportFailure(message, at: location)
        }
    }
}

extension StateGraph.Transition {
    /// What led to the state: the act, unless the state followed later, and the outcomes.
    fileprivate var act: String {
        let outcomes = choices.isEmpty ? "" : "[\(choices.joined(separator: ", "))]"
        if continues { return outcomes.isEmpty ? "later" : outcomes }
        return outcomes.isEmpty ? action : "\(action) \(outcomes)"
    }
}
