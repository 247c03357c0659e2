/// A code block with Mermaid in a Markdown page.
@_spi(Inspection) public struct MermaidBlock: Equatable, Sendable {
    /// The name in the comment `<!-- diagram: name -->` in the line before, if there is one.
    public let name: String?
    /// The lines of the block.
    public let text: String

    /// Returns the blocks of a page, in order.
    public static func all(in page: String) -> [MermaidBlock] {
        var blocks: [MermaidBlock] = []
        var name: String?
        var content: [Substring]?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if let lines = content {
                if line == "```" {
                    blocks.append(MermaidBlock(name: name, text: lines.joined(separator: "\n")))
                    (name, content) = (nil, nil)
                } else {
                    content?.append(line)
                }
            } else if line == "```mermaid" {
                content = []
            } else {
                name = Self.name(in: line)
            }
        }
        return blocks
    }

    private static func name(in comment: Substring) -> String? {
        let (start, end) = ("<!-- diagram: ", " -->")
        guard comment.hasPrefix(start), comment.hasSuffix(end), comment.count > start.count + end.count else {
            return nil
        }
        return String(comment.dropFirst(start.count).dropLast(end.count))
    }
}
