#if DEBUG
/// Texts as a drawing has room for them.
enum DiagramText {
    /// Returns the width of a text in characters of a monospaced font, in which Chinese characters and symbols are wide.
    static func columns(_ text: some StringProtocol) -> Int {
        text.reduce(0) { columns, character in
            let isWide = character.unicodeScalars.contains {
                0x1100...0x115F ~= $0.value || 0x2E80...0x10FFFF ~= $0.value
            }
            return columns + (isWide ? 2 : 1)
        }
    }

    /// Returns a name of at most the longest length, with its beginning and its end.
    static func shortName(_ name: String) -> String {
        let name = name.isEmpty ? "\"\"" : name
        guard name.count > DiagramMetrics.longestName else { return name }
        let half = DiagramMetrics.longestName / 2
        return "\(name.prefix(half))…\(name.suffix(half - 1))"
    }

    /// Returns the lines of an arrow's labels: one for each label, or more if it is long.
    static func lines(of labels: [String]) -> [String] {
        // Most labels are short, and those of an endless list are not drawn.
        let lines = labels.prefix(DiagramMetrics.mostLines + 1).flatMap(wrapped)
        guard lines.count > DiagramMetrics.mostLines else { return lines }
        return lines.prefix(DiagramMetrics.mostLines - 1) + ["…"]
    }

    /// Returns a label in lines of about the same length.
    private static func wrapped(_ label: String) -> [String] {
        guard label.count > DiagramMetrics.longestLine else { return [label] }
        let words = label.prefix(DiagramMetrics.longestLine * (DiagramMetrics.mostLines + 2)).split(separator: " ").map
        {
            $0.count > DiagramMetrics.longestName ? "\($0.prefix(DiagramMetrics.longestName - 1))…" : String($0)
        }
        let widest = lines(of: words, width: DiagramMetrics.longestLine)
        let shortest = words.map(\.count).max() ?? 0
        let narrow = (min(shortest, DiagramMetrics.longestLine)..<DiagramMetrics.longestLine).lazy.map {
            lines(of: words, width: $0)
        }
        return narrow.first { $0.count == widest.count } ?? widest
    }

    private static func lines(of words: [String], width: Int) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}
#endif
