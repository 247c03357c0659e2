import Testing

@_spi(Inspection) @testable import VSMDiagramLayout
@_spi(Inspection) @testable import VSMDiagrams

@Suite("Diagrams: layout")
struct DiagramLayoutTests {
    /// Expects that a drawing has everything of its diagram, in its place.
    private func expectTidy(_ layout: DiagramLayout, _ diagram: StateDiagram, _ name: String) throws {
        #expect(layout.remark == nil)
        #expect(layout.boxes.count == diagram.names.count + 1 + diagram.ends.count, "\(name)")
        #expect(layout.arrows.count == diagram.arrows.count + 1 + diagram.ends.count, "\(name)")
        let areas = layout.boxes.map(\.area) + layout.arrows.compactMap(\.label?.area)
        for (index, area) in areas.enumerated() {
            if area.left < -0.2 || area.right > layout.width + 0.2 || area.top < -0.2
                || area.bottom > layout.height + 0.2
            {
                Issue.record("\(name): \(area) is not inside.")
            }
            for other in areas[(index + 1)...] where area.overlaps(other) {
                Issue.record("\(name): \(area) overlaps \(other).")
            }
        }
        for arrow in layout.arrows {
            let end = try #require(arrow.line.curves.last?.end)
            for (point, place) in [(arrow.line.start, arrow.from), (end, arrow.to)] {
                let box = try #require(layout.boxes.first { $0.place == place }).area
                let distances = [point.x - box.left, box.right - point.x, point.y - box.top, box.bottom - point.y]
                let isInside = distances.allSatisfy { $0 > -0.2 }
                let isAtBorder = distances.contains { abs($0) < 0.2 }
                #expect(isInside && isAtBorder, "\(name): \(arrow)")
            }
        }
    }

    /// Returns points on the line of an arrow.
    private func points(of arrow: DiagramLayout.Arrow) -> [DiagramLayout.Point] {
        var start = arrow.line.start
        var points = [start]
        for curve in arrow.line.curves {
            for step in 1...8 {
                let t = Double(step) / 8
                let (a, b, c, d) = (
                    (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
                )
                let x = a * start.x + b * curve.control1.x + c * curve.control2.x + d * curve.end.x
                let y = a * start.y + b * curve.control1.y + c * curve.control2.y + d * curve.end.y
                points.append(DiagramLayout.Point(x: x, y: y))
            }
            start = curve.end
        }
        return points
    }

    /// Expects that no line is on a label or on a box that it does not end at.
    private func expectClear(_ layout: DiagramLayout, _ name: String) {
        let labels = layout.arrows.compactMap(\.label?.area)
        for arrow in layout.arrows {
            let others = layout.boxes.filter { $0.place != arrow.from && $0.place != arrow.to }.map(\.area)
            let points = points(of: arrow)
            for area in others + labels {
                for point in points where point.x > area.left && point.x < area.right {
                    guard point.y > area.top + 0.2, point.y < area.bottom - 0.2 else { continue }
                    Issue.record("\(name): the arrow from \(arrow.from) to \(arrow.to) is on \(area).")
                }
            }
        }
    }

    @Test("In every committed diagram, nothing overlaps, and each arrow begins and ends at its boxes")
    func committed() throws {
        #expect(SampleDiagrams.committed.count > 20)
        for (name, diagram) in SampleDiagrams.committed {
            let layout = DiagramLayout(diagram)
            try expectTidy(layout, diagram, name)
            expectClear(layout, name)
        }
    }

    @Test("In random diagrams, too", arguments: UInt64(0)..<60)
    func random(seed: UInt64) throws {
        let states = 1 + Int(seed) % 30
        let diagram = SampleDiagrams.random(states: states, arrows: states + Int(seed * 7) % 60, seed: seed)
        let layout = DiagramLayout(diagram)
        try expectTidy(layout, diagram, "seed \(seed)")
        expectClear(layout, "seed \(seed)")
        #expect(DiagramLayout(diagram) == layout)
    }

    @Test("A diagram that grows keeps the rows of its states and their order", arguments: UInt64(0)..<20)
    func growing(seed: UInt64) throws {
        let whole = SampleDiagrams.random(states: 12, arrows: 30, seed: seed)
        var diagram = StateDiagram(initial: whole.names[0])
        var layout = DiagramLayout(diagram)
        for arrow in whole.arrows.sorted(by: { ($0.to, $0.from) < ($1.to, $1.from) }) {
            diagram.add(arrow.labels[0], from: whole.names[arrow.from], to: whole.names[arrow.to])
            let next = DiagramLayout(diagram, keeping: layout)
            try expectTidy(next, diagram, "seed \(seed)")
            expectClear(next, "seed \(seed)")
            for (name, rank) in layout.ranks { #expect(next.ranks[name] == rank) }
            let places = Dictionary(uniqueKeysWithValues: next.boxes.map { ($0.place, $0.center.x) })
            for box in layout.boxes {
                for other in layout.boxes where box.center.y == other.center.y && box.center.x < other.center.x {
                    guard case (.state, .state) = (box.place, other.place) else { continue }
                    #expect((places[box.place] ?? 0) < (places[other.place] ?? 0))
                }
            }
            layout = next
        }
    }

    @Test("Of a diagram that is too large, the states are drawn, and a sentence says so")
    func large() {
        let limits = DiagramLayout.limits
        let full = SampleDiagrams.random(states: limits.states, arrows: 0, seed: 1)
        #expect(DiagramLayout(full).remark == nil)
        let tooManyStates = SampleDiagrams.random(states: limits.states + 1, arrows: 0, seed: 1)
        let tooManyArrows = SampleDiagrams.random(states: 30, arrows: limits.arrows + 1, seed: 1)
        var tooLong = StateDiagram(initial: "0")
        for state in 0..<100 { tooLong.add("next", from: "\(state)", to: "\(state + 1)") }
        for state in 0..<100 { tooLong.add("back", from: "100", to: "\(state)") }
        for diagram in [tooManyStates, tooManyArrows, tooLong] {
            let layout = DiagramLayout(diagram)
            #expect(layout.boxes.count == diagram.names.count && layout.arrows.isEmpty)
            let counts = "\(diagram.names.count) states and \(diagram.arrows.count) transitions"
            #expect(layout.remark?.contains(counts) == true)
            let areas = layout.boxes.map(\.area)
            #expect(areas.indices.allSatisfy { index in !areas[..<index].contains { $0.overlaps(areas[index]) } })
        }
    }

    @Test("A long name and a long label become shorter, and an empty name becomes quotes")
    func texts() throws {
        let name = String(repeating: "very", count: 30)
        var diagram = StateDiagram(initial: "")
        diagram.add(String(repeating: "word ", count: 90), from: "", to: name)
        let layout = DiagramLayout(diagram)
        let box = try #require(layout.boxes.first { $0.place == .state(name) })
        #expect(box.text.count <= DiagramMetrics.longestName)
        #expect(layout.boxes.first { $0.place == .state("") }?.text == "\"\"")
        let lines = try #require(layout.arrows.last?.label?.lines)
        #expect(lines.count == DiagramMetrics.mostLines && lines.last == "…")
        #expect(lines.allSatisfy { $0.count <= DiagramMetrics.longestLine })
    }
}
