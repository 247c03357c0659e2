import Testing

@testable import ExampleSite

@Suite("Diagrams: layout")
struct DiagramLayoutTests {
    /// A drawn element, as a rectangle.
    private struct Area {
        let name: String
        let left, right, top, bottom: Double

        init(_ box: DiagramLayout.Box) {
            name = box.place
            (left, right) = (box.x - box.width / 2, box.x + box.width / 2)
            (top, bottom) = (box.y - box.height / 2, box.y + box.height / 2)
        }

        /// The labels of an arrow, in the font of the style sheet.
        init?(_ arrow: DiagramLayout.Arrow) {
            guard let center = arrow.labelCenter else { return nil }
            name = "\(arrow.labels)"
            let half = Double(arrow.labels.map(\.count).max() ?? 0) * 6.6 / 2
            (left, right) = (center.x - half, center.x + half)
            let halfHeight = Double(arrow.labels.count) * 13 / 2
            (top, bottom) = (center.y - halfHeight, center.y + halfHeight)
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

    @Test("Texts do not overlap, and everything is inside the diagram", arguments: names)
    func areas(_ name: String) throws {
        let layout = try Self.layout(name)
        let areas = layout.boxes.map(Area.init) + layout.arrows.compactMap(Area.init)
        #expect(!areas.isEmpty)
        for (index, area) in areas.enumerated() {
            let (width, height) = (layout.width + DiagramLayout.margin, layout.height + DiagramLayout.margin)
            #expect(area.left >= -DiagramLayout.margin && area.right <= width, "\(area.name) is not inside.")
            #expect(area.top >= -DiagramLayout.margin && area.bottom <= height, "\(area.name) is not inside.")
            for other in areas[(index + 1)...] {
                #expect(!area.overlaps(other), "\(area.name) overlaps \(other.name).")
            }
        }
    }

    @Test("Each arrow begins at its source state and ends at its target state", arguments: names)
    func ends(_ name: String) throws {
        let layout = try Self.layout(name)
        for arrow in layout.arrows {
            for (point, place) in [(arrow.curve.first, arrow.from), (arrow.curve.last, arrow.to)] {
                let point = try #require(point)
                let box = Area(try #require(layout.boxes.first { $0.place == place }))
                let distances = [point.x - box.left, box.right - point.x, point.y - box.top, box.bottom - point.y]
                #expect(distances.allSatisfy { $0 > -1 } && distances.contains { abs($0) < 1 }, "\(arrow)")
            }
        }
    }

    @Test("A diagram fits a phone", arguments: names)
    func width(_ name: String) throws {
        #expect(try Self.layout(name).width + 2 * DiagramLayout.margin <= 420)
    }
}
