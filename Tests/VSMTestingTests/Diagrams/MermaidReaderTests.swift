import Foundation
import Testing

@_spi(Inspection) @testable import VSMDiagrams
@_spi(Host) @testable import VSMTesting

@Suite("State diagrams: reading Mermaid")
struct MermaidReaderTests {
    /// The Mermaid diagrams in the pages of this repository.
    private static let committed: [String] = {
        var root = URL(fileURLWithPath: #filePath)
        repeat {
            root.deleteLastPathComponent()
        } while root.path != "/" && !FileManager.default.fileExists(atPath: root.path + "/Evolution")
        let folders = ["Examples", "Demos/Shopping/Sources", "Web/Tests/Packages/Quotes/Tests"]
        return folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: root.path + "/\(folder)")?.compactMap { $0 as? String }
            return (names ?? []).sorted().flatMap { name -> [String] in
                guard name.hasSuffix(".md") || name.hasSuffix(".mmd"), !name.contains(".build") else { return [] }
                let text =
                    (try? String(contentsOf: root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)) ?? ""
                if name.hasSuffix(".mmd") { return [text] }
                return text.components(separatedBy: "```mermaid\n").dropFirst().map {
                    $0.components(separatedBy: "\n```")[0]
                }
                .filter { $0.hasPrefix("stateDiagram-v2") }
            }
        }
    }()

    @Test("A committed diagram is read, and written again as it was")
    func committed() throws {
        #expect(Self.committed.count > 20)
        for text in Self.committed {
            let diagram = try #require(StateDiagram(mermaid: text), "\(text)")
            #expect(diagram.mermaid == text.trimmingCharacters(in: .newlines))
        }
    }

    @Test("Names, labels, ends and waiting actions are read")
    func parts() throws {
        let diagram = StateDiagram(
            names: ["initialized", "loaded(\"Ada\")", "end"],
            arrows: [
                StateDiagram.Arrow(from: 0, to: 1, labels: ["load: <b>", "a --> b"]),
                StateDiagram.Arrow(from: 1, to: 1, labels: ["again"]),
                StateDiagram.Arrow(from: 1, to: 2, labels: []),
            ],
            ends: [StateDiagram.End(state: 2), StateDiagram.End(state: 1, runningAction: "load")]
        )
        #expect(StateDiagram(mermaid: diagram.mermaid) == diagram)
        #expect(StateDiagram(mermaid: diagram.mermaid.replacing("\n", with: "\r\n") + "\n") == diagram)
    }

    @Test("A text of any other form is refused, and so is one that is too large")
    func refused() {
        let valid = "stateDiagram-v2\n    [*] --> a\n    a --> b: go"
        #expect(StateDiagram(mermaid: valid) != nil)
        let lines = [
            "    direction LR", "    b --> c d: x", "    b -> c", "    state \"x\"", "    [*] --> b",
            "    b --> [*]: x",
        ]
        for line in lines { #expect(StateDiagram(mermaid: "\(valid)\n\(line)") == nil, "\(line)") }
        for text in ["", "graph TD", "stateDiagram-v2", "stateDiagram-v2\n    a --> b: x"] {
            #expect(StateDiagram(mermaid: text) == nil, "\(text)")
        }
        let circle = "    state \"B\" as b\n    state \"A\" as a\n    [*] --> a\n    a --> b: x\n    b --> a: x"
        #expect(StateDiagram(mermaid: "stateDiagram-v2\n\(circle)") == nil)
        let states = (0...MermaidReader.limits.states).map { "    a --> a\($0): x" }.joined(separator: "\n")
        #expect(StateDiagram(mermaid: "\(valid)\n\(states)") == nil)
        #expect(StateDiagram(mermaid: valid + String(repeating: " ", count: MermaidReader.limits.bytes)) == nil)
    }

    private static let pieces = [
        "a", "B", "7", "_", " ", "\"", "#", "#34;", ":", ": ", ";", "<br/>", " --> ", "[*]", "[[", "\u{301}", "é", "読",
        "👩‍👧",
        "end", "direction", " as ", "state", "\n", "\u{2028}", "is still waiting", "<\u{338}",
    ]

    private static func text(_ generator: inout SplitMix64) -> String {
        (0..<Int.random(in: 0...4, using: &generator))
            .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }

    @Test("Whatever is written is read, and written again as it was", arguments: UInt64(0)..<300)
    func property(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var names = ["first"]
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let name = StateDiagram.singleLine(Self.text(&generator))
            if name.contains(where: { $0 != " " }), !names.contains(name) { names.append(name) }
        }
        var diagram = StateDiagram(initial: names[0])
        for name in names.dropFirst() {
            diagram.add(Self.text(&generator), from: diagram.names.randomElement(using: &generator) ?? "", to: name)
        }
        for _ in 0..<5 {
            let (from, to) = (names.randomElement(using: &generator), names.randomElement(using: &generator))
            diagram.add(Self.text(&generator), from: from ?? "", to: to ?? "")
        }
        let text = diagram.mermaid
        let read = try #require(StateDiagram(mermaid: text), "\(text)")
        #expect(Set(read.names) == Set(names))
        #expect(read.mermaid == text)

        // A damaged text is read or refused.
        var bytes = Array(text.utf8)
        for _ in 0..<20 {
            bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 9...255, using: &generator)
            _ = StateDiagram(mermaid: String(decoding: bytes, as: UTF8.self))
        }
    }
}
