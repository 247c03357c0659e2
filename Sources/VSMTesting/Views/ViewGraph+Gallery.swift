@available(Systems 2024, *)
extension ViewGraph {
    /// Each state of the view as a section of Markdown: the way there, what a person can do, and what the view shows.
    public var gallery: String { graph.gallery(acts: \.acts, text: \.text) }

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
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        expectCommitted(gallery, in: file, subject: "gallery", environment: environment, at: location)
    }
}

extension StateGraph {
    /// Returns each state as a section of Markdown.
    ///
    /// - Parameters:
    ///   - acts: Returns what a person can do in a state.
    ///   - text: Returns what a person sees in a state.
    @_spi(Host) public func gallery(acts: (State) -> [String], text: (State) -> String) -> String {
        nodes.map { node in
            let acts = acts(node.state)
            return """
                ## \(node.name)

                - way: \(way(to: node.name))
                - offers: \(acts.isEmpty ? "nothing" : acts.joined(separator: ", "))

                ```
                \(text(node.state))
                ```
                """
        }.joined(separator: "\n\n")
    }

    /// Returns the acts and the outcomes that lead to a state.
    @_spi(Host) public func way(to node: String) -> String {
        let steps = path(to: node)?.transitions.map(\.act) ?? []
        return steps.isEmpty ? "the first state" : steps.joined(separator: " → ")
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
