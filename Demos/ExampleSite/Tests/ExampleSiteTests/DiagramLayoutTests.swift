import Testing

@testable import ExampleSite

@Suite("Diagrams: layout")
struct DiagramLayoutTests {
    /// What is drawn, as a rectangle.
    private struct Area {
        let name: String
        let left, right, top, bottom: Double

        init(_ box: DiagramLayout.Box) {
            name = "\(box.place)"
            (left, right) = (box.center.x - box.width / 2, box.center.x + box.width / 2)
            (top, bottom) = (box.center.y - box.height / 2, box.center.y + box.height / 2)
        }

        /// The labels of an arrow.
        init?(_ arrow: DiagramLayout.Arrow) {
            guard !arrow.labels.isEmpty else { return nil }
            name = "\(arrow.labels)"
            (left, right) = (arrow.labelOrigin.x, arrow.labelOrigin.x + TextSize.width(of: arrow.labels))
            let half = TextSize.height(of: arrow.labels) / 2
            (top, bottom) = (arrow.labelOrigin.y - half, arrow.labelOrigin.y + half)
        }

        func overlaps(_ other: Area) -> Bool {
            left < other.right && other.left < right && top < other.bottom && other.top < bottom
        }
    }

    private static let names = [
        "Loading a profile", "Editing a profile", "Blog", "Bio", "Article", "Article, hanging", "Inbox", "Inbox, stuck",
        "Note", "Order", "Letter",
    ]

    /// The diagrams of the examples.
    private static func layout(_ name: String) throws -> DiagramLayout { try ExampleFiles.read.get().layout(name) }

    private func diagram(_ drawing: String) throws -> StateDiagram {
        try StateDiagram(mermaid: drawing.split(separator: "\n"))
    }

    @Test("Nothing that is written overlaps, and everything is inside", arguments: names)
    func areas(_ name: String) throws {
        let layout = try Self.layout(name)
        let areas = layout.boxes.map(Area.init) + layout.arrows.compactMap(Area.init)
        #expect(!areas.isEmpty)
        for (index, area) in areas.enumerated() {
            #expect(area.left >= 0 && area.right <= layout.width, "\(area.name) is not inside.")
            #expect(area.top >= 0 && area.bottom <= layout.height, "\(area.name) is not inside.")
            for other in areas[(index + 1)...] {
                #expect(!area.overlaps(other), "\(area.name) overlaps \(other.name).")
            }
        }
    }

    @Test("Each arrow begins at its state and ends at the one it leads to", arguments: names)
    func ends(_ name: String) throws {
        let layout = try Self.layout(name)
        for arrow in layout.arrows {
            let first = try #require(arrow.curve.first)
            let last = try #require(arrow.curve.last)
            for (point, place) in [(first, arrow.from), (last, arrow.to)] {
                let box = Area(try #require(layout.boxes.first { $0.place == place }))
                let isAtEdge = [box.top, box.bottom].contains(point.y) || point.x == box.right
                #expect(isAtEdge && box.left <= point.x && point.x <= box.right, "\(arrow)")
            }
        }
    }

    @Test("A diagram fits a telephone", arguments: names)
    func width(_ name: String) throws {
        #expect(try Self.layout(name).width <= 420)
    }

    @Test("A state is below those that lead to it, and an arrow that leads back goes up")
    func layers() throws {
        let layout = DiagramLayout(try diagram("[*] --> a\na --> b: go\nb --> a: back\na --> c\nb --> c"))
        func y(_ name: String) throws -> Double {
            try #require(layout.boxes.first { $0.place == .state(name) }).center.y
        }
        #expect(try y("a") < y("b"))
        #expect(try y("b") < y("c"))
        #expect(layout.arrows.map(\.tip) == [.down, .down, .up, .down, .down])
    }

    @Test("An arrow from a state to itself is at its right")
    func loop() throws {
        let layout = DiagramLayout(try diagram("[*] --> a\na --> a: again"))
        #expect(layout.arrows.map(\.tip) == [.down, .left])
        let box = Area(try #require(layout.boxes.last))
        #expect(layout.arrows[1].labelOrigin.x > box.right)
    }

    @Test("A diagram without states has no size to speak of")
    func empty() {
        let layout = DiagramLayout(StateDiagram())
        #expect(layout.boxes.isEmpty && layout.arrows.isEmpty)
    }
}

@Suite("Diagrams: places in a row")
struct RowPlacementTests {
    private func centers(_ desired: Double...) -> [Double] {
        let extents = desired.map { _ in RowPlacement.Extent(left: 5, right: 5) }
        return RowPlacement.centers(desired: desired, extents: extents, gap: 2)
    }

    @Test("What has room is where it should be")
    func room() {
        #expect(centers(0, 100) == [0, 100])
    }

    @Test("What is too near moves apart by the same amount")
    func overlap() {
        #expect(centers(10, 10) == [4, 16])
    }

    @Test("A block that meets another one moves with it, in the order of the row")
    func blocks() {
        #expect(centers(30, 20, 10) == [8, 20, 32])
    }
}
