/// The diagrams in a Markdown text: fenced code blocks between `<!-- diagram: name -->` and `<!-- end of diagram -->`.
struct MarkdownDiagrams {
    struct SyntaxError: Error, Equatable {
        /// The line, counted from 1.
        let line: Int
        let message: String
    }

    /// One diagram and its location in the text.
    struct Block {
        let name: String
        /// The line of the first marker, counted from 1.
        let line: Int
        /// The format that the fence names, or `nil` if there is nothing between the markers.
        let format: DiagramFormat?
        /// The lines of the code block, without the indentation of the marker.
        let drawing: String
        let indentation: Substring
        /// The text between the markers.
        let range: Range<String.Index>

        /// Returns the whole text with another drawing in this block.
        func text(_ old: String, with drawing: String) -> String {
            let longest = drawing.split { $0 != "`" }.map(\.count).max() ?? 0
            let fence = String(repeating: "`", count: max(3, longest + 1))
            let newline = old.contains("\r\n" as Character) ? "\r\n" : "\n"
            let lines = ["\(fence)\(format ?? .mermaid)", drawing, fence].joined(separator: "\n").split(separator: "\n")
            let filled = lines.map { newline + indentation + $0 }.joined() + newline
            return old[..<range.lowerBound] + filled + old[range.upperBound...]
        }
    }

    private(set) var blocks: [Block] = []

    /// Finds the diagrams in a text.
    ///
    /// Markers in other code blocks are ignored.
    init(_ text: String) throws(SyntaxError) {
        var open: Marker?
        var content: [Substring] = []
        var fence: MarkdownFence?
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: Self.isNewline).enumerated() {
            let number = index + 1
            if open == nil, let current = fence {
                if current.isClosed(by: line) { fence = nil }
                continue
            }
            switch Marker.Kind(line) {
            case .begin(let name):
                if let open { throw SyntaxError(line: number, message: open.unendedMessage) }
                if name.isEmpty {
                    throw SyntaxError(line: number, message: "the diagram needs a name: <!-- diagram: name -->.")
                }
                if blocks.contains(where: { $0.name == name }) {
                    throw SyntaxError(
                        line: number,
                        message: "there is another diagram \"\(name)\"; names have to be unique."
                    )
                }
                open = Marker(name: name, line: number, text: line)
                content = []
            case .end:
                guard let marker = open else {
                    throw SyntaxError(
                        line: number,
                        message: "<!-- diagram: name --> is missing before the end of a diagram."
                    )
                }
                blocks.append(try Block(marker, content: content, end: line.startIndex))
                open = nil
            case nil:
                if open == nil { fence = MarkdownFence(opening: line) } else { content.append(line) }
            }
        }
        if let open { throw SyntaxError(line: open.line, message: open.unendedMessage) }
    }

    private static func isNewline(_ character: Character) -> Bool {
        character == "\n" || character == "\r\n"
    }
}

/// The first marker of a diagram.
private struct Marker {
    enum Kind {
        case begin(String)
        case end

        /// Returns the kind of a line, or `nil` if it isn't a marker.
        init?(_ line: Substring) {
            let trimmed = line.trimmingSpaces
            guard trimmed.hasPrefix("<!--"), trimmed.hasSuffix("-->"), trimmed.count >= 7 else { return nil }
            let comment = trimmed.dropFirst(4).dropLast(3).trimmingSpaces
            if comment == "end of diagram" {
                self = .end
            } else if comment.hasPrefix("diagram:") {
                self = .begin(String(comment.dropFirst("diagram:".count).trimmingSpaces))
            } else {
                return nil
            }
        }
    }

    let name: String
    let line: Int
    let text: Substring

    var unendedMessage: String { "<!-- end of diagram --> is missing after the diagram \"\(name)\" in line \(line)." }
}

extension MarkdownDiagrams.Block {
    fileprivate init(
        _ marker: Marker,
        content: [Substring],
        end: String.Index
    ) throws(MarkdownDiagrams.SyntaxError) {
        name = marker.name
        line = marker.line
        indentation = marker.text.prefix { $0 == " " || $0 == "\t" }
        range = marker.text.endIndex..<end
        var lines = content.drop { $0.trimmingSpaces.isEmpty }
        while lines.last?.trimmingSpaces.isEmpty == true { lines.removeLast() }
        guard let first = lines.popFirst() else {
            format = nil
            drawing = ""
            return
        }
        guard let fence = MarkdownFence(opening: first), let last = lines.popLast(), fence.isClosed(by: last),
            !lines.contains(where: fence.isClosed), let format = DiagramFormat(rawValue: String(fence.information))
        else {
            let message = """
                there must be nothing between the markers of the diagram "\(marker.name)", or only a code block \
                ```mermaid, ```dot or ```text.
                """
            throw MarkdownDiagrams.SyntaxError(line: marker.line, message: message)
        }
        self.format = format
        let indentation = indentation
        drawing = lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
            .joined(separator: "\n")
    }
}
