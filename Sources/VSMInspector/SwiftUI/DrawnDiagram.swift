#if canImport(SwiftUI) && DEBUG
@_spi(Inspection) import VSMDiagramLayout
@_spi(Inspection) import VSMDiagrams
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
                ForEach(layout.parts(marks)) { part in
                    ForEach(part.shapes.indices, id: \.self) { index in
                        DrawnShape(shape: part.shapes[index], mark: part.mark)
                    }
                }
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
private struct DrawnShape: View {
    let shape: DiagramShape
    let mark: DiagramPart.Mark?

    var body: some View {
        switch shape {
        case .path(.dot, let line): Path(line).fill(Color.primary)
        case .path(.ring, let line): Path(line).stroke(Color.primary, lineWidth: 1.5)
        case .path(.outline, let line):
            Path(line).fill(mark == .current ? Color.accentColor : Color.primary.opacity(0.06))
            Path(line).stroke(color, style: StrokeStyle(lineWidth: 1.5, dash: mark == .ahead ? [4, 3] : []))
        case .path(.line, let line):
            Path(line).stroke(color.opacity(mark == .ahead ? 0.5 : 1), lineWidth: mark == .taken ? 2.5 : 1.5)
        case .path(.head, let line): Path(line).fill(color.opacity(mark == .ahead ? 0.5 : 1))
        case .text(.name, let text, _, at: let position, width: _):
            Text(verbatim: text)
                .font(.system(size: 13, weight: mark == .current ? .bold : .regular, design: .monospaced))
                .foregroundStyle(mark == .current ? Color.white : Color.primary.opacity(mark == .ahead ? 0.85 : 1))
                .position(x: CGFloat(position.x), y: CGFloat(position.y))
        case .text(.label, let text, let anchor, at: let position, width: let width):
            let isLeading = anchor == .start
            Text(verbatim: text)
                .font(.system(size: 11, design: .monospaced))
                .foregroundStyle(color.opacity(mark == .ahead ? 0.85 : 1))
                .frame(width: CGFloat(width), alignment: isLeading ? .leading : .trailing)
                .position(x: CGFloat(position.x + (isLeading ? width : -width) / 2), y: CGFloat(position.y))
        }
    }

    private var color: Color { mark == .current || mark == .taken ? .accentColor : .secondary }
}

extension Path {
    fileprivate init(_ line: DiagramLine) {
        self.init { path in
            path.move(to: CGPoint(line.start))
            for curve in line.curves {
                path.addCurve(
                    to: CGPoint(curve.end),
                    control1: CGPoint(curve.control1),
                    control2: CGPoint(curve.control2)
                )
            }
        }
    }
}

extension CGPoint {
    fileprivate init(_ point: DiagramLayout.Point) {
        self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
}
#endif
