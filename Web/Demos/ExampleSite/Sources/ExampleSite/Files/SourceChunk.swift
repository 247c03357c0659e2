/// A part of a source file: lines of comments, or lines of code.
struct SourceChunk: Equatable, Sendable {
    let isComment: Bool
    var text: String

    /// Divides a file.
    static func chunks(of text: String) -> [SourceChunk] {
        var chunks: [SourceChunk] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isComment = line.drop { $0 == " " }.hasPrefix("//")
            if chunks.last?.isComment == isComment {
                chunks[chunks.count - 1].text += "\n\(line)"
            } else {
                // The line feed that ends a chunk precedes the next one.
                chunks.append(SourceChunk(isComment: isComment, text: (chunks.isEmpty ? "" : "\n") + line))
            }
        }
        return chunks
    }
}
