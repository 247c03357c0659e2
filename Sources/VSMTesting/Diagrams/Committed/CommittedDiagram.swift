/// A diagram that stands in a file and should be that of a graph: decides, reads and writes nothing.
struct CommittedDiagram {
    /// The environment variable that rewrites the diagrams instead of comparing them.
    static let updateVariable = "VSM_UPDATE_DIAGRAMS"

    /// What to do about a file.
    enum Decision: Equatable {
        case nothing
        /// Replaces the text of the file.
        case write(String)
        /// Makes the test fail.
        case fail(String)
    }

    /// The file, as the test names it.
    let file: String
    /// Which diagram of the file; `nil` for the only one.
    let name: String?
    let isUpdating: Bool

    /// What to do about the file.
    ///
    /// - Parameters:
    ///   - old: the text of the file; `nil` if there is none.
    ///   - diagram: what it should show.
    /// - Returns: the decision; if diagrams are updated, the new text of the file.
    func decision(old: String?, diagram: StateDiagram) -> Decision {
        let parts = (file.split(separator: "/").last ?? "").split(separator: ".")
        let fileExtension = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
        if ["md", "markdown"].contains(fileExtension) {
            return markdownDecision(old: old, diagram: diagram, fallbackName: parts.dropLast().joined(separator: "."))
        }
        guard let format = DiagramFormat(fileExtension: fileExtension) else {
            return .fail("\(file) says with no ending what it is: a diagram can stand in .md, .mmd, .dot and .txt.")
        }
        guard name == nil else {
            return .fail("\(file) is one diagram as a whole: leave out the name, or put the diagram into a .md file.")
        }
        return wholeFileDecision(old: old, drawing: format.drawing(of: diagram))
    }

    private func wholeFileDecision(old: String?, drawing: String) -> Decision {
        let drawn = drawing + "\n"
        guard let old else {
            return isUpdating ? .write(drawn) : .fail("There is no file \(file) yet.\n\n\(rewriting("To write it"))")
        }
        let normalized = old.replacing("\r\n", with: "\n")
        if normalized == drawn { return .nothing }
        return isUpdating ? .write(drawn) : .fail(changed(from: normalized, to: drawn))
    }

    private func markdownDecision(old: String?, diagram: StateDiagram, fallbackName: String) -> Decision {
        let wanted = name ?? fallbackName
        guard let old else { return .fail("There is no file \(file). Make it.\n\n\(insertion(of: wanted))") }
        do {
            let blocks = try MarkdownDiagrams(old).blocks
            guard let block = try block(among: blocks, wanted: wanted) else {
                let others = blocks.map { "\"\($0.name)\"" }.joined(separator: ", ")
                let known = blocks.isEmpty ? "no diagram" : "no diagram \"\(wanted)\", only \(others)"
                return .fail("\(file) has \(known).\n\n\(insertion(of: wanted))")
            }
            let drawing = (block.format ?? .mermaid).drawing(of: diagram)
            if block.drawing == drawing { return .nothing }
            return isUpdating
                ? .write(block.text(old, with: drawing))
                : .fail(changed(from: block.drawing, to: drawing))
        } catch {
            return .fail("\(file), line \(error.line): \(error.message)")
        }
    }

    private func block(
        among blocks: [MarkdownDiagrams.Block],
        wanted: String
    ) throws(MarkdownDiagrams.Damage) -> MarkdownDiagrams.Block? {
        if name == nil, blocks.count == 1 { return blocks[0] }
        if name == nil, blocks.count > 1 {
            let names = blocks.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw MarkdownDiagrams.Damage(
                line: blocks[1].line,
                message: "there are several diagrams: \(names). Say which one is meant: expectDiagram(_:in:)."
            )
        }
        return blocks.first { $0.name == wanted }
    }

    private func insertion(of wanted: String) -> String {
        """
        Put these two lines where the diagram should stand:

        <!-- diagram: \(wanted) -->
        <!-- end of diagram -->

        \(rewriting("To fill it in"))
        """
    }

    private func changed(from old: String, to new: String) -> String {
        let which = name.map { "The diagram \"\($0)\" in \(file)" } ?? "The diagram in \(file)"
        return """
            \(which) is not that of the graph (- the file, + the graph):

            \(difference(expected: old, actual: new) ?? "(the two look alike)")

            \(rewriting("If the feature is meant to be so"))
            """
    }

    private func rewriting(_ verb: String) -> String {
        "\(verb), run this test with \(Self.updateVariable)=1 in its environment, and look at what changed."
    }
}
