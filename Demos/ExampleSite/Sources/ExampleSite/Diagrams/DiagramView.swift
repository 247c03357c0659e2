import VSMWeb

/// A diagram with the current state highlighted.
struct DiagramView: HTML {
    let title: String
    let layout: DiagramLayout
    let current: String
    let change: Journey.Change?

    var content: some HTML {
        let margin = DiagramLayout.margin
        let (width, height) = (layout.width + 2 * margin, layout.height + 2 * margin)
        svg(viewBox: SVGViewBox(x: -margin, y: -margin, width: width, height: height)) {
            forEach(layout.arrows.indices, key: \.self) { index in
                ArrowShape(arrow: layout.arrows[index], isLit: isLit(layout.arrows[index]))
            }
            forEach(layout.boxes, key: \.place) { box in BoxShape(box: box, isLit: box.place == current) }
        }
        .class("diagram")
        .attribute("width", "\(width)")
        .attribute("height", "\(height)")
        .role(.image)
        .accessibilityLabel("\(title): \(current)")
    }

    private func isLit(_ arrow: DiagramLayout.Arrow) -> Bool {
        guard let change else { return arrow.from == DiagramLayout.start }
        return arrow.from == change.from && arrow.to == change.to
    }
}

private struct BoxShape: HTML {
    let box: DiagramLayout.Box
    let isLit: Bool

    var content: some HTML {
        SVG.g {
            if box.isStart {
                SVG.circle(cx: box.x, cy: box.y, r: 6).class("start")
            } else if box.isEnd {
                SVG.circle(cx: box.x, cy: box.y, r: 8).class("end")
                SVG.circle(cx: box.x, cy: box.y, r: 4).class("start")
            } else {
                SVG.rect(x: box.x - box.width / 2, y: box.y - box.height / 2, width: box.width, height: box.height)
                    .rx(9)
                SVG.text(x: box.x, y: box.y + 4.5) { box.place }
                    .textAnchor(.middle)
                    .class(isLit ? "name lit" : "name")
            }
        }.class(isLit ? "box lit" : "box")
    }
}

private struct ArrowShape: HTML {
    let arrow: DiagramLayout.Arrow
    let isLit: Bool

    var content: some HTML {
        SVG.g {
            SVG.path(d: arrow.pathText).class("line")
            SVG.polygon(points: arrow.head).class("head")
            if let center = arrow.labelCenter {
                forEach(arrow.labels.indices, key: \.self) { index in
                    SVG.text(x: center.x, y: center.y + arrow.baseline(of: index)) { arrow.labels[index] }
                        .textAnchor(.middle)
                }
            }
        }.class(isLit ? "arrow lit" : "arrow")
    }
}

extension DiagramLayout.Arrow {
    /// The curve as an SVG path.
    fileprivate var pathText: String {
        guard let start = curve.first else { return "" }
        return "M\(start.text)C\(curve.dropFirst().map(\.text).joined(separator: " "))"
    }

    /// The triangle at the tip.
    fileprivate var head: [(x: Double, y: Double)] {
        guard let tip = curve.last, let before = curve.dropLast().last(where: { $0 != tip }) else { return [] }
        let length = ((tip.x - before.x) * (tip.x - before.x) + (tip.y - before.y) * (tip.y - before.y)).squareRoot()
        let (x, y) = ((tip.x - before.x) / length, (tip.y - before.y) / length)
        let (baseX, baseY) = (tip.x - 8 * x, tip.y - 8 * y)
        return [(tip.x, tip.y), (baseX - 4.5 * y, baseY + 4.5 * x), (baseX + 4.5 * y, baseY - 4.5 * x)]
    }

    /// Returns the baseline of a label, relative to the center of all labels.
    fileprivate func baseline(of index: Int) -> Double {
        (Double(index) - Double(labels.count - 1) / 2) * 13 + 4
    }
}

extension DiagramLayout.Point {
    fileprivate var text: String { "\(x),\(y)" }
}
