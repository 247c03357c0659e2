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
                forEach(layout.arrows.indices, key: \.self) { index in
                    ArrowShape(arrow: layout.arrows[index], marks: marks)
                }
                forEach(layout.boxes, key: \.place) { box in BoxShape(box: box, marks: marks) }
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

private struct BoxShape: HTML {
    let box: DiagramLayout.Box
    let marks: DiagramMarks

    var content: some HTML {
        SVG.g {
            switch box.place {
            case .start:
                SVG.circle(cx: box.center.x, cy: box.center.y, r: box.width / 2).class("dot")
            case .end:
                SVG.circle(cx: box.center.x, cy: box.center.y, r: box.width / 2 - 1).class("ring")
                SVG.circle(cx: box.center.x, cy: box.center.y, r: box.width / 4).class("dot")
            case .state(let name):
                SVG.rect(
                    x: box.center.x - box.width / 2,
                    y: box.center.y - box.height / 2,
                    width: box.width,
                    height: box.height
                ).rx(9)
                SVG.text(x: box.baseline.x, y: box.baseline.y) { box.text }
                    .textAnchor(.middle)
                    .class(marks.isCurrent(box.place) ? "name current" : "name")
                if box.text != name { SVG.title { name } }
            }
        }.class(marks.classes(of: box))
    }
}

private struct ArrowShape: HTML {
    let arrow: DiagramLayout.Arrow
    let marks: DiagramMarks

    var content: some HTML {
        SVG.g {
            SVG.path(d: arrow.pathText).class("line")
            SVG.polygon(points: arrow.head.map { ($0.x, $0.y) }).class("head")
            if let label = arrow.label {
                forEach(label.lines.indices, key: \.self) { index in
                    let place = label.baseline(of: index)
                    SVG.text(x: place.x, y: place.y) { label.lines[index] }
                        .textAnchor(label.side == .leading ? .start : .end)
                }
                if label.lines != arrow.causes { SVG.title { arrow.causes.joined(separator: "\n") } }
            }
            if let step = marks.step, marks.isTaken(arrow) {
                // A new element for each change, so that its animation begins anew.
                SVG.path(d: arrow.pathText).class("trace").attribute("pathLength", "100").key(step.number)
            }
        }.class(marks.classes(of: arrow))
    }
}
#endif
