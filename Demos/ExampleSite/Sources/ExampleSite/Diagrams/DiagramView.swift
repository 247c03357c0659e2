import VSMWeb

/// A diagram with the current state lit.
struct DiagramView: HTML {
    let title: String
    let layout: DiagramLayout
    let current: String
    let change: Journey.Change?

    var content: some HTML {
        svg(viewBox: SVGViewBox(width: layout.width, height: layout.height)) {
            forEach(layout.arrows.indices, key: \.self) { index in
                ArrowShape(arrow: layout.arrows[index], isLit: isLit(layout.arrows[index]))
            }
            forEach(layout.boxes, key: \.place) { box in BoxShape(box: box, isLit: box.place == .state(current)) }
        }
        .class("diagram")
        .attribute("width", "\(layout.width)")
        .attribute("height", "\(layout.height)")
        .role(.image)
        .accessibilityLabel("\(title): \(current)")
    }

    private func isLit(_ arrow: DiagramLayout.Arrow) -> Bool {
        guard let change else { return arrow.from == .start }
        return arrow.from == .state(change.from) && arrow.to == .state(change.to)
    }
}

private struct BoxShape: HTML {
    let box: DiagramLayout.Box
    let isLit: Bool

    var content: some HTML {
        SVG.g {
            switch box.place {
            case .start:
                SVG.circle(cx: box.center.x, cy: box.center.y, r: 6).class("start")
            case .end:
                SVG.circle(cx: box.center.x, cy: box.center.y, r: 8).class("end")
                SVG.circle(cx: box.center.x, cy: box.center.y, r: 4).class("start")
            case .state(let name):
                SVG.rect(
                    x: box.center.x - box.width / 2,
                    y: box.center.y - box.height / 2,
                    width: box.width,
                    height: box.height
                ).rx(9)
                SVG.text(x: box.center.x, y: box.center.y + 4.5) { name }
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
            forEach(arrow.labels.indices, key: \.self) { index in
                SVG.text(x: arrow.labelOrigin.x, y: arrow.baseline(of: index)) { arrow.labels[index] }
            }
        }.class(isLit ? "arrow lit" : "arrow")
    }
}

extension DiagramLayout.Arrow {
    /// The curve as a path of SVG.
    fileprivate var pathText: String {
        guard let start = curve.first else { return "" }
        return "M\(start.text)C\(curve.dropFirst().map(\.text).joined(separator: " "))"
    }

    /// The triangle at the tip.
    fileprivate var head: [(x: Double, y: Double)] {
        guard let end = curve.last else { return [] }
        return switch tip {
        case .down: [(end.x, end.y), (end.x - 4.5, end.y - 8), (end.x + 4.5, end.y - 8)]
        case .up: [(end.x, end.y), (end.x - 4.5, end.y + 8), (end.x + 4.5, end.y + 8)]
        case .left: [(end.x, end.y), (end.x + 8, end.y - 4.5), (end.x + 8, end.y + 4.5)]
        }
    }

    fileprivate func baseline(of index: Int) -> Double {
        labelOrigin.y + (Double(index) - Double(labels.count - 1) / 2) * TextSize.line + 4
    }
}

extension DiagramLayout.Point {
    fileprivate var text: String { "\(x),\(y)" }
}
