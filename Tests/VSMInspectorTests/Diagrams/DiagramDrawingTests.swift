import Foundation
import Testing

@_spi(Inspection) @testable import VSMDiagramLayout
@_spi(Inspection) @testable import VSMDiagrams

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Diagrams: SVG")
struct DiagramDrawingTests {
    private static let diagram = StateDiagram(
        names: ["initialized", "loading", "loaded"],
        arrows: [
            StateDiagram.Arrow(from: 0, to: 1, labels: ["load"]),
            StateDiagram.Arrow(from: 1, to: 2, labels: ["[success]"]),
            StateDiagram.Arrow(from: 2, to: 2, labels: ["edit"]),
        ],
        ends: [StateDiagram.End(state: 2)]
    )

    @Test("The current state and the change that led to it are marked, and what is not visited is softer")
    func marks() {
        let step = DiagramMarks.Step(from: "initialized", to: "loading", number: 1)
        let marks = DiagramMarks(current: "loading", step: step, visited: ["initialized", "loading"])
        let layout = DiagramLayout(Self.diagram)
        let arrows = ["arrow", "arrow taken", "arrow ahead", "arrow ahead", "arrow ahead"]
        let boxes = ["box", "box current", "box ahead", "box", "box ahead"]
        #expect(layout.parts(marks).map(\.classes) == arrows + boxes)
        let start = layout.parts(DiagramMarks(current: "initialized")).map(\.classes)
        #expect(start.prefix(5) == ["arrow taken", "arrow", "arrow", "arrow", "arrow"])
        #expect(layout.parts(DiagramMarks()).allSatisfy { $0.mark == nil })
    }

    @Test("Names and labels of any kind are texts in the document, and the same input gives the same document")
    func escaping() throws {
        let name = "</text><script>\"&'\u{0}\u{1B}\u{FFFE} <\u{338} 👩‍👧"
        var diagram = StateDiagram(initial: name)
        diagram.add("<\u{301}b> & ]]>", from: name, to: "b")
        let svg = DiagramLayout(diagram).svg(title: name, marks: DiagramMarks(current: name))
        #expect(svg == DiagramLayout(diagram).svg(title: name, marks: DiagramMarks(current: name)))
        #expect(!svg.contains("<script"))
        // Programs other than browsers know no custom properties.
        #expect(!svg.contains("var(") && svg.contains("fill: #ffffff") && svg.contains("fill: #1f2024"))
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(reader.texts.contains { $0.hasPrefix("</text><script>\"&'") && $0.hasSuffix("👩‍👧") })
        #expect(reader.texts.contains("<\u{301}b> & ]]>"))
        #expect(reader.elements["g"] == 5 && reader.elements["path"] == 7)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var texts: [String] = []
        var elements: [String: Int] = [:]
        private var text = ""

        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?,
            attributes attributeDict: [String: String] = [:]
        ) {
            elements[elementName, default: 0] += 1
            text = ""
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        func parser(
            _ parser: XMLParser,
            didEndElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?
        ) {
            if elementName == "text" { texts.append(text) }
        }
    }
}
