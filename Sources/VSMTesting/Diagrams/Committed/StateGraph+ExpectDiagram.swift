@_spi(Inspection) import VSMDiagrams

extension StateGraph {
    /// Makes the test fail if a committed diagram differs from the graph.
    ///
    /// In a Markdown file, a diagram is between two markers; a file can contain several diagrams, each with a name:
    ///
    /// ````markdown
    /// <!-- diagram: Profile -->
    /// ```mermaid
    /// stateDiagram-v2
    ///     …
    /// ```
    /// <!-- end of diagram -->
    /// ````
    ///
    /// The code block has the language `mermaid`, `dot` or `text`. A file with the extension `.mmd`, `.dot` or `.txt`
    /// contains only the diagram.
    ///
    /// If the file doesn't exist, or there is nothing between the markers, the test writes the diagram (as `mermaid` in a
    /// Markdown file) and fails once. With `VSM_UPDATE_DIAGRAMS=1` in the environment, it updates the diagram instead of
    /// comparing it. A Markdown file has to exist and to contain valid markers; the text around them doesn't change.
    ///
    /// - Parameters:
    ///   - name: The name of the diagram, if there are several in a Markdown file.
    ///   - file: The path of the file; a relative path is resolved against the folder of the test's source file.
    ///   - environment: The environment variables; by default, those of the process.
    public func expectDiagram(
        _ name: String? = nil,
        in file: String,
        environment: [String: String]? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let committed = CommittedDiagram(file: file, name: name, environment: environment)
        expectCommitted(committed, at: location) { committed.decision(old: $0, diagram: StateDiagram(self)) }
    }
}
