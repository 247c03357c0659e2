@_spi(Inspection) import VSMDiagrams

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Decides what to do about a diagram or another text in a file that is compared with a graph.
struct CommittedDiagram {
    /// The environment variable that makes tests update diagrams instead of comparing them.
    static let updateVariable = "VSM_UPDATE_DIAGRAMS"

    /// What to do about a file.
    enum Decision: Equatable {
        case nothing
        /// Replaces the text of the file; if there is a message, also makes the test fail.
        case write(String, failure: String? = nil)
        /// Makes the test fail.
        case fail(String)
    }

    /// The path of the file, as given by the test.
    let file: String
    /// The name of the diagram, or `nil` for the only one in the file.
    let name: String?
    let isUpdating: Bool
    /// What the file has.
    var subject = "diagram"

    /// Returns what to do about a file that has nothing but a text.
    ///
    /// - Parameters:
    ///   - old: The text of the file, or `nil` if it doesn't exist.
    ///   - text: The expected text.
    /// - Returns: The decision.
    func decision(old: String?, text: String) -> Decision { wholeFileDecision(old: old, drawing: text) }

    /// Returns what to do about the file.
    ///
    /// - Parameters:
    ///   - old: The text of the file, or `nil` if it doesn't exist.
    ///   - diagram: The expected diagram.
    /// - Returns: The decision.
    func decision(old: String?, diagram: StateDiagram) -> Decision {
        let parts = (file.split(separator: "/").last ?? "").split(separator: ".")
        let fileExtension = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
        if ["md", "markdown"].contains(fileExtension) {
            return markdownDecision(old: old, diagram: diagram, fallbackName: parts.dropLast().joined(separator: "."))
        }
        guard let format = DiagramFormat(fileExtension: fileExtension) else {
            return .fail("\(file) has an unknown extension. Diagrams can be in .md, .mmd, .dot and .txt files.")
        }
        guard name == nil else {
            return .fail("\(file) contains only one diagram: omit the name, or put the diagram in a .md file.")
        }
        return wholeFileDecision(old: old, drawing: format.drawing(of: diagram))
    }

    private func wholeFileDecision(old: String?, drawing: String) -> Decision {
        let drawn = drawing + "\n"
        guard let old else { return write(drawn, "There was no file \(file).") }
        let normalized = old.replacingEach("\r\n", with: "\n")
        if normalized == drawn { return .nothing }
        return isUpdating ? .write(drawn) : .fail(changed(from: normalized, to: drawn))
    }

    private func markdownDecision(old: String?, diagram: StateDiagram, fallbackName: String) -> Decision {
        let wanted = name ?? fallbackName
        guard let old else { return .fail("There is no file \(file). Create it.\n\n\(insertion(of: wanted))") }
        do {
            let blocks = try MarkdownDiagrams(old).blocks
            guard let block = try block(among: blocks, wanted: wanted) else {
                let others = blocks.map { "\"\($0.name)\"" }.joined(separator: ", ")
                let known = blocks.isEmpty ? "no diagram" : "no diagram \"\(wanted)\", only \(others)"
                return .fail("\(file) has \(known).\n\n\(insertion(of: wanted))")
            }
            let drawing = (block.format ?? .mermaid).drawing(of: diagram)
            if block.drawing == drawing { return .nothing }
            let new = block.text(old, with: drawing)
            if block.drawing.isEmpty { return write(new, "The diagram \"\(block.name)\" in \(file) was empty.") }
            return isUpdating ? .write(new) : .fail(changed(from: block.drawing, to: drawing))
        } catch {
            return .fail("\(file), line \(error.line): \(error.message)")
        }
    }

    /// Writes a diagram that is missing; unless diagrams are being updated, the test fails once to say so.
    private func write(_ text: String, _ reason: String) -> Decision {
        isUpdating ? .write(text) : .write(text, failure: "\(reason) The test has written it: review it and run again.")
    }

    private func block(
        among blocks: [MarkdownDiagrams.Block],
        wanted: String
    ) throws(MarkdownDiagrams.SyntaxError) -> MarkdownDiagrams.Block? {
        if name == nil, blocks.count == 1 { return blocks[0] }
        if name == nil, blocks.count > 1 {
            let names = blocks.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw MarkdownDiagrams.SyntaxError(
                line: blocks[1].line,
                message: "there are several diagrams: \(names). Pass the name of one: expectDiagram(_:in:)."
            )
        }
        return blocks.first { $0.name == wanted }
    }

    private func insertion(of wanted: String) -> String {
        """
        Insert these two lines where the diagram should be, and run the test again to write it:

        <!-- diagram: \(wanted) -->
        <!-- end of diagram -->
        """
    }

    private func changed(from old: String, to new: String) -> String {
        let which = name.map { "The \(subject) \"\($0)\" in \(file)" } ?? "The \(subject) in \(file)"
        return """
            \(which) differs from the graph (- file, + graph):

            \(difference(expected: old, actual: new) ?? "(the texts look the same)")

            If the change is intended, run this test with \(Self.updateVariable)=1 in its environment and review the diff.
            """
    }
}

extension CommittedDiagram {
    /// - Parameters:
    ///   - file: The path of the file, as given by the test.
    ///   - name: The name of the diagram, or `nil` for the only one in the file.
    ///   - environment: The environment variables; by default, those of the process.
    init(file: String, name: String?, environment: [String: String]?) {
        let environment = environment ?? ProcessInfo.processInfo.environment
        self.init(file: file, name: name, isUpdating: environment[Self.updateVariable] == "1")
    }
}
