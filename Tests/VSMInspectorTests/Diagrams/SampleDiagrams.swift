import Foundation

@_spi(Inspection) @testable import VSMDiagrams

/// Diagrams for tests of layouts.
enum SampleDiagrams {
    /// The folder of this repository.
    static let repository: URL = {
        var root = URL(fileURLWithPath: #filePath)
        repeat { root.deleteLastPathComponent() } while root.path != "/" && !exists(root.path + "/Evolution")
        return root
    }()

    /// The Mermaid diagrams in this repository, by their names: in pages, and each in a file.
    static let committed: [(name: String, diagram: StateDiagram)] =
        ["Examples", "Demos/Shopping/Sources", "Web/Tests/Packages/Quotes/Tests"].flatMap { folder in
            let paths = FileManager.default.enumerator(atPath: "\(repository.path)/\(folder)")?
                .compactMap { $0 as? String }
            return (paths ?? []).sorted().filter { !$0.contains(".build") }.flatMap { path in
                let file = repository.appendingPathComponent("\(folder)/\(path)")
                switch file.pathExtension {
                case "md": return diagrams(in: text(of: file))
                case "mmd":
                    let name = file.deletingPathExtension().lastPathComponent
                    return StateDiagram(mermaid: text(of: file)).map { [(name, $0)] } ?? []
                default: return []
                }
            }
        }

    private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func diagrams(in page: String) -> [(String, StateDiagram)] {
        MermaidBlock.all(in: page).compactMap { block in
            guard let name = block.name, let diagram = StateDiagram(mermaid: block.text) else { return nil }
            return (name, diagram)
        }
    }

    /// Returns a diagram of states and arrows that a seed decides, in which every state is reached.
    static func random(states: Int, arrows: Int, seed: UInt64) -> StateDiagram {
        var generator = Generator(state: seed)
        var diagram = StateDiagram(initial: "state0")
        for state in 1..<max(1, states) {
            diagram.add("go \(state)", from: "state\(generator.next(below: state))", to: "state\(state)")
        }
        while diagram.arrows.count < min(arrows, states * states) {
            let (from, to) = (generator.next(below: states), generator.next(below: states))
            let label = String(repeating: "act ", count: 1 + generator.next(below: 9)) + "\(generator.next(below: 90))"
            diagram.add(label, from: "state\(from)", to: "state\(to)")
        }
        return diagram
    }

    /// Random numbers that are the same for the same seed.
    private struct Generator {
        var state: UInt64

        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }
}
