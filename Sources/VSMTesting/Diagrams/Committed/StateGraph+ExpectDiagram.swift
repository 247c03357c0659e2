#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StateGraph {
    /// Makes the test fail if a committed diagram is not that of the graph.
    ///
    /// In a Markdown file, the diagram stands between two markers; there can be several, each with its name:
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
    /// The fence says which drawing it is: `mermaid` (also if there is no fence yet), `dot` or `text`. A file that ends
    /// in `.mmd`, `.dot` or `.txt` is one diagram as a whole.
    ///
    /// With `VSM_UPDATE_DIAGRAMS=1` in the environment, the diagram is rewritten instead of compared; a file that is a
    /// diagram as a whole is made if it is missing. A missing or damaged place in a Markdown file is a failure in any
    /// case. What stands around the markers is not touched.
    ///
    /// - Parameters:
    ///   - name: the name at the marker, if there are several diagrams in a Markdown file.
    ///   - file: the path of the file; a relative one starts in the folder of the test's source file.
    ///   - environment: where the switch is looked up; that of the process if left out.
    ///   - fileID: where the test says it; leave it out.
    ///   - filePath: where the test says it; leave it out.
    ///   - line: where the test says it; leave it out.
    ///   - column: where the test says it; leave it out.
    public func expectDiagram(
        _ name: String? = nil,
        in file: String,
        environment: [String: String]? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let isUpdating = (environment ?? ProcessInfo.processInfo.environment)[CommittedDiagram.updateVariable] == "1"
        let committed = CommittedDiagram(file: file, name: name, isUpdating: isUpdating)
        let check = DiagramFile(committed: committed, testFile: "\(filePath)")
        if let message = check.check(StateDiagram(self)) {
            reportFailure(
                message,
                at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            )
        }
    }
}
