#if canImport(SwiftUI) && DEBUG
import SwiftUI

/// A state diagram with the current state and the change that led to it, in the colors of the system.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct DrawnDiagram: View {
    let title: String
    let layout: DiagramLayout
    let marks: DiagramMarks

    var body: some View {
        VStack(alignment: .leading) {
            ZStack {
                ForEach(layout.arrows.indices, id: \.self) { index in
                    DrawnArrow(arrow: layout.arrows[index], marks: marks)
                }
                ForEach(layout.boxes, id: \.place) { box in DrawnBox(box: box, marks: marks) }
            }
            .frame(width: CGFloat(layout.width), height: CGFloat(layout.height))
            .padding(CGFloat(DiagramLayout.margin))
            .animation(.default, value: marks)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(marks.current.map { "\(title): \($0)" } ?? title)
            if let remark = layout.remark { Text(verbatim: remark).font(.caption).foregroundStyle(.secondary) }
        }
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct DrawnBox: View {
    let box: DiagramLayout.Box
    let marks: DiagramMarks

    var body: some View {
        switch box.place {
        case .start:
            circle(diameter: box.width).fill(Color.primary)
        case .end:
            circle(diameter: box.width - 2).stroke(Color.primary, lineWidth: 1.5)
            circle(diameter: box.width / 2).fill(Color.primary)
        case .state:
            let isCurrent = marks.isCurrent(box.place)
            rectangle.fill(isCurrent ? Color.accentColor : Color.primary.opacity(0.06))
            rectangle.stroke(isCurrent ? Color.accentColor : Color.secondary, style: outline)
            Text(verbatim: box.text)
                .font(.system(size: 13, weight: isCurrent ? .bold : .regular, design: .monospaced))
                .foregroundStyle(isCurrent ? Color.white : Color.primary)
                .opacity(marks.isAhead(box.place) ? 0.85 : 1)
                .position(x: CGFloat(box.center.x), y: CGFloat(box.center.y))
        }
    }

    private var outline: StrokeStyle { StrokeStyle(lineWidth: 1.5, dash: marks.isAhead(box.place) ? [4, 3] : []) }

    private var rectangle: Path {
        Path(roundedRect: CGRect(around: box.center, width: box.width, height: box.height), cornerRadius: 9)
    }

    private func circle(diameter: Double) -> Path {
        Path(ellipseIn: CGRect(around: box.center, width: diameter, height: diameter))
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct DrawnArrow: View {
    let arrow: DiagramLayout.Arrow
    let marks: DiagramMarks

    var body: some View {
        let isTaken = marks.isTaken(arrow)
        let isAhead = !isTaken && (marks.isAhead(arrow.from) || marks.isAhead(arrow.to))
        let color = isTaken ? Color.accentColor : Color.secondary
        arrow.line.stroke(color.opacity(isAhead ? 0.5 : 1), lineWidth: isTaken ? 2.5 : 1.5)
        arrow.tip.fill(color.opacity(isAhead ? 0.5 : 1))
        if let label = arrow.label {
            VStack(alignment: label.side == .leading ? .leading : .trailing, spacing: 0) {
                ForEach(label.lines.indices, id: \.self) { index in
                    Text(verbatim: label.lines[index])
                        .font(.system(size: 11, design: .monospaced))
                        .foregroundStyle(color.opacity(isAhead ? 0.85 : 1))
                        .frame(height: CGFloat(DiagramMetrics.lineHeight))
                }
            }
            .frame(width: CGFloat(label.width))
            .position(x: CGFloat(label.left + label.width / 2), y: CGFloat(label.position.y))
        }
    }
}

extension DiagramLayout.Arrow {
    /// The line, which ends where the tip begins.
    fileprivate var line: Path {
        Path { path in
            path.move(to: CGPoint(start))
            for (index, curve) in curves.enumerated() {
                let isLast = index == curves.count - 1 && head.count == 3
                let end =
                    isLast
                    ? DiagramLayout.Point(x: (head[1].x + head[2].x) / 2, y: (head[1].y + head[2].y) / 2) : curve.end
                path.addCurve(to: CGPoint(end), control1: CGPoint(curve.control1), control2: CGPoint(curve.control2))
            }
        }
    }

    /// The triangle at the end.
    fileprivate var tip: Path {
        Path { path in
            guard let first = head.first else { return }
            path.move(to: CGPoint(first))
            for corner in head.dropFirst() { path.addLine(to: CGPoint(corner)) }
            path.closeSubpath()
        }
    }
}

extension CGPoint {
    fileprivate init(_ point: DiagramLayout.Point) {
        self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
}

extension CGRect {
    fileprivate init(around center: DiagramLayout.Point, width: Double, height: Double) {
        self.init(
            origin: CGPoint(DiagramLayout.Point(x: center.x - width / 2, y: center.y - height / 2)),
            size: CGSize(width: CGFloat(width), height: CGFloat(height))
        )
    }
}
#endif
