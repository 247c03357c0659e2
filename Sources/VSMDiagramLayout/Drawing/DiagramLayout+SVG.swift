#if DEBUG
extension DiagramLayout {
    /// Returns the drawing as an SVG document, with its style sheet.
    ///
    /// - Parameters:
    ///   - title: What the diagram shows, for people who do not see it.
    ///   - marks: What is marked.
    @_spi(Inspection) public func svg(title: String, marks: DiagramMarks = DiagramMarks()) -> String {
        let margin = Self.margin
        let (width, height) = (width + 2 * margin, height + 2 * margin)
        let parts = parts(marks).map { part in
            "<g class=\"\(part.classes)\">\n\(part.shapes.map(\.svg).joined())</g>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="vsm-diagram" width="\(width)" height="\(height)" \
            viewBox="\(-margin) \(-margin) \(width) \(height)" role="img">
            <title>\(Self.escaped(title))</title>
            <style>
            \(DiagramStyleSheet.documentCSS)</style>
            \(parts.joined())</svg>

            """
    }

    /// Returns a text without characters that have a meaning in XML or that XML does not have.
    fileprivate static func escaped(_ text: String) -> String {
        var escaped = ""
        // Unicode scalars, because `<` with a combining mark is another `Character`.
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            // XML has no other control characters, and no noncharacters.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension DiagramShape {
    fileprivate var svg: String {
        switch self {
        case .path(let kind, let line): "<path class=\"\(kind)\" d=\"\(line.svg)\"/>\n"
        case .text(let kind, let text, let anchor, at: let position, width: _):
            """
            <text class="\(kind)" x="\(position.x)" y="\(position.y)" dy="0.33em" text-anchor="\(anchor)">\
            \(DiagramLayout.escaped(text))</text>

            """
        }
    }
}
#endif
