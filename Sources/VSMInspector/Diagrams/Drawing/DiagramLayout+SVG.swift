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
        var svg = SVGText()
        svg.open(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("class", "vsm-diagram"), ("width", "\(width)"),
                ("height", "\(height)"), ("viewBox", "\(-margin) \(-margin) \(width) \(height)"), ("role", "img"),
            ]
        )
        svg.element("title", text: title)
        svg.element("style", text: DiagramStyleSheet.documentCSS)
        for arrow in arrows { Self.write(arrow, marks, to: &svg) }
        for box in boxes { Self.write(box, marks, to: &svg) }
        svg.close("svg")
        return svg.text
    }

    private static func write(_ arrow: Arrow, _ marks: DiagramMarks, to svg: inout SVGText) {
        svg.open("g", [("class", marks.classes(of: arrow))])
        svg.element("path", [("class", "line"), ("d", arrow.pathText)])
        svg.element("polygon", [("class", "head"), ("points", arrow.head.map(\.text).joined(separator: " "))])
        if let label = arrow.label {
            let anchor = label.side == .leading ? "start" : "end"
            for (index, line) in label.lines.enumerated() {
                let place = label.baseline(of: index)
                svg.element("text", [("x", "\(place.x)"), ("y", "\(place.y)"), ("text-anchor", anchor)], text: line)
            }
        }
        svg.close("g")
    }

    private static func write(_ box: Box, _ marks: DiagramMarks, to svg: inout SVGText) {
        let center = [("cx", "\(box.center.x)"), ("cy", "\(box.center.y)")]
        svg.open("g", [("class", marks.classes(of: box))])
        switch box.place {
        case .start: svg.element("circle", [("class", "dot")] + center + [("r", "\(box.width / 2)")])
        case .end:
            svg.element("circle", [("class", "ring")] + center + [("r", "\(box.width / 2 - 1)")])
            svg.element("circle", [("class", "dot")] + center + [("r", "\(box.width / 4)")])
        case .state:
            let corner = [("x", "\(box.center.x - box.width / 2)"), ("y", "\(box.center.y - box.height / 2)")]
            svg.element("rect", corner + [("width", "\(box.width)"), ("height", "\(box.height)"), ("rx", "9")])
            let place = [("x", "\(box.baseline.x)"), ("y", "\(box.baseline.y)"), ("text-anchor", "middle")]
            svg.element(
                "text",
                [("class", marks.isCurrent(box.place) ? "name current" : "name")] + place,
                text: box.text
            )
        }
        svg.close("g")
    }
}

extension DiagramMarks {
    /// The classes of an arrow in the style sheet.
    @_spi(Inspection) public func classes(of arrow: DiagramLayout.Arrow) -> String {
        if isTaken(arrow) { return "arrow taken" }
        return isAhead(arrow.from) || isAhead(arrow.to) ? "arrow ahead" : "arrow"
    }

    /// The classes of a box in the style sheet.
    @_spi(Inspection) public func classes(of box: DiagramLayout.Box) -> String {
        if isCurrent(box.place) { return "box current" }
        return isAhead(box.place) ? "box ahead" : "box"
    }
}
#endif
