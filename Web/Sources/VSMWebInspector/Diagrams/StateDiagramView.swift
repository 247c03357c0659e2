#if DEBUG
@_spi(Inspection) public import VSMInspector
public import VSMWeb

/// A state diagram in a page, with the current state and the change that led to it.
///
/// The page needs ``DiagramStyleSheet``.
@_spi(Inspection) public struct StateDiagramView: HTML {
    /// The width from which a drawing keeps its size.
    private static let scrolledWidth = 560.0

    private let title: String
    private let layout: DiagramLayout
    private let marks: DiagramMarks

    /// Creates the drawing.
    ///
    /// - Parameters:
    ///   - title: What the diagram shows. Together with the current state, it is the drawing's accessible name.
    ///   - layout: The positions.
    ///   - marks: What is marked.
    public init(title: String, layout: DiagramLayout, marks: DiagramMarks = DiagramMarks()) {
        self.title = title
        self.layout = layout
        self.marks = marks
    }

    /// The drawing, and under it what it leaves out.
    public var content: some HTML {
        let margin = DiagramLayout.margin
        let (width, height) = (layout.width + 2 * margin, layout.height + 2 * margin)
        // A wide drawing is scrolled rather than made too small to read.
        let isWide = width > Self.scrolledWidth
        div {
            svg(viewBox: SVGViewBox(x: -margin, y: -margin, width: width, height: height)) {
                forEach(layout.parts(marks), key: \.id) { part in PartView(part: part, step: marks.step) }
            }
            .class(isWide ? "vsm-diagram wide" : "vsm-diagram")
            .attribute("width", "\(width)")
            .attribute("height", "\(height)")
            .role(.image)
            .accessibilityLabel(marks.current.map { "\(title): \($0)" } ?? title)
        }.class("vsm-diagram-frame")
        if let remark = layout.remark { p { remark } }
    }
}

private struct PartView: HTML {
    let part: DiagramPart
    let step: DiagramMarks.Step?

    var content: some HTML {
        SVG.g {
            forEach(part.shapes.indices, key: \.self) { index in
                switch part.shapes[index] {
                case .path(let kind, let line): SVG.path(d: line.svg).class(kind.rawValue)
                case .text(let kind, let text, let anchor, at: let position, width: _):
                    SVG.text(x: position.x, y: position.y) { text }
                        .attribute("dy", "0.33em")
                        .attribute("text-anchor", anchor.rawValue)
                        .class(part.mark == .current ? "\(kind) current" : kind.rawValue)
                }
            }
            if let fullText = part.fullText { SVG.title { fullText } }
            if let step, part.mark == .taken, case .path(_, let line)? = part.shapes.first {
                // A new element for each change, so that its animation starts over.
                SVG.path(d: line.svg).class("trace").attribute("pathLength", "100").key(step.number)
            }
        }.class(part.classes)
    }
}
#endif
