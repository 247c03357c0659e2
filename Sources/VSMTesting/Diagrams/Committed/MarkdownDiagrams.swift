/// The diagrams in a Markdown text: fenced blocks between `<!-- diagram: name -->` and `<!-- end of diagram -->`.
struct MarkdownDiagrams {
    struct Damage: Error, Equatable {
        /// Counted from 1.
        let line: Int
        let message: String
    }

    /// One diagram with its place in the text.
    struct Block {
        let name: String
        /// The line of the marker that begins it, counted from 1.
        let line: Int
        /// What the fence says; `nil` if nothing stands between the markers yet.
        let format: DiagramFormat?
        /// The lines within the fence, without the indentation of the marker.
        let drawing: String
        let indentation: Substring
        /// From behind the marker that begins it to the line of the one that ends it.
        let range: Range<String.Index>

        /// The whole text with another drawing in this place; everything around it stays as it is.
        func text(_ old: String, with drawing: String) -> String {
            var fence = "```"
            while drawing.contains(fence) { fence += "`" }
            let newline = old.contains("\r\n" as Character) ? "\r\n" : "\n"
            let lines = ["\(fence)\(format ?? .mermaid)", drawing, fence].joined(separator: "\n").split(separator: "\n")
            let filled = lines.map { newline + indentation + $0 }.joined() + newline
            return old[..<range.lowerBound] + filled + old[range.upperBound...]
        }
    }

    private(set) var blocks: [Block] = []

    /// Finds the diagrams of a text.
    ///
    /// Markers within other fenced blocks are text like any other.
    init(_ text: String) throws(Damage) {
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
                if let open { throw Damage(line: number, message: open.unended) }
                if name.isEmpty {
                    throw Damage(line: number, message: "the diagram needs a name: <!-- diagram: name -->.")
                }
                if blocks.contains(where: { $0.name == name }) {
                    throw Damage(
                        line: number,
                        message: "there is a diagram \"\(name)\" already; the names must differ."
                    )
                }
                open = Marker(name: name, line: number, text: line)
                content = []
            case .end:
                guard let marker = open else {
                    throw Damage(
                        line: number,
                        message: "a diagram ends that did not begin: <!-- diagram: name --> is missing."
                    )
                }
                blocks.append(try Block(marker, content: content, end: line.startIndex))
                open = nil
            case nil:
                if open == nil { fence = MarkdownFence(opening: line) } else { content.append(line) }
            }
        }
        if let open { throw Damage(line: open.line, message: open.unended) }
    }

    private static func isNewline(_ character: Character) -> Bool {
        character == "\n" || character == "\r\n"
    }
}

/// The line that begins a diagram.
private struct Marker {
    enum Kind {
        case begin(String)
        case end

        /// What a line is; `nil` for any other line.
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

    var unended: String { "the diagram \"\(name)\" of line \(line) does not end: <!-- end of diagram --> is missing." }
}

extension MarkdownDiagrams.Block {
    fileprivate init(
        _ marker: Marker,
        content: [Substring],
        end: String.Index
    ) throws(MarkdownDiagrams.Damage) {
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
                between the markers of the diagram "\(marker.name)" must stand nothing, or one fenced block \
                ```mermaid, ```dot or ```text and nothing else.
                """
            throw MarkdownDiagrams.Damage(line: marker.line, message: message)
        }
        self.format = format
        let indentation = indentation
        drawing = lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
            .joined(separator: "\n")
    }
}
