#if DEBUG
import Foundation
import VSM
@_spi(Inspection) public import VSMDiagrams

/// The state diagrams that tests have written into the sources: in Markdown files, and in `.mmd` files.
@_spi(Inspection) public final class CommittedDiagrams: Sendable {
    private let files: SourceFiles
    /// The diagrams in each folder.
    private let known = Locked<[String: [StateDiagram]]>([:])

    private static let maximumSize = 1_000_000

    /// Creates the diagrams of a program, which are read when they are asked for.
    public init(files: SourceFiles) {
        self.files = files
    }

    /// Returns the diagram of a feature, with names for the states that it has been in.
    ///
    /// It is in the folder of the file that is named after the type of the states, or in the nearest folder around it that
    /// has diagrams. Of several, it is the smallest one that has all of these states.
    ///
    /// - Parameters:
    ///   - stateType: The name of the type.
    ///   - walk: The states.
    /// - Returns: `nil` if there is none.
    public func diagram(
        of stateType: String,
        _ walk: WalkedStates
    ) -> (diagram: StateDiagram, names: [WalkedStates.State: String])? {
        let type = stateType.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !type.isEmpty, let file = files.path(of: "\(type).swift") else { return nil }
        var folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
        while folder.count >= files.folder.count {
            let diagrams = diagrams(in: String(folder))
            if !diagrams.isEmpty {
                return diagrams.compactMap { diagram in
                    StateNames(diagram.names).names(of: walk).map { (diagram, $0) }
                }.min { $0.0.names.count < $1.0.names.count }
            }
            folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
        }
        return nil
    }

    private func diagrams(in folder: String) -> [StateDiagram] {
        if let known = known.withLock({ $0[folder] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found = names.sorted().filter { $0.hasSuffix(".md") || $0.hasSuffix(".mmd") }.flatMap { name in
            guard let content = FileManager.default.contents(atPath: "\(folder)/\(name)"),
                content.count <= Self.maximumSize
            else { return [] as [StateDiagram] }
            return Self.diagrams(in: String(decoding: content, as: UTF8.self))
        }
        known.withLock { $0[folder] = found }
        return found
    }

    /// Returns the diagrams in a text: a Mermaid diagram, or a Markdown page with code blocks.
    static func diagrams(in text: String) -> [StateDiagram] {
        if let diagram = StateDiagram(mermaid: text) { return [diagram] }
        return MermaidBlock.all(in: text).compactMap { StateDiagram(mermaid: $0.text) }
    }
}

/// The names of the states in a diagram, which a test may have made from more than the case.
struct StateNames {
    private let names: [String]

    init(_ names: [String]) {
        self.names = names
    }

    /// Returns the name of each state, or `nil` if one has none.
    func names(of walk: WalkedStates) -> [WalkedStates.State: String]? {
        var result: [WalkedStates.State: String] = [:]
        for state in walk.states {
            guard let name = name(of: state) else { return nil }
            result[state] = name
        }
        return result[walk.states[0]] == names.first ? result : nil
    }

    /// Returns the name of a state: its own one, its case, or its case with a dot and that of a value, such as
    /// `loaded.saving`.
    func name(of state: WalkedStates.State) -> String? {
        if names.contains(state.name) { return state.name }
        let plain = String(state.name.prefix { $0 != "." })
        if names.contains(plain) { return plain }
        let candidates = names.filter { $0.hasPrefix("\(plain).") }
        if candidates.count == 1 { return candidates[0] }
        let matching = candidates.filter { state.cases.contains(String($0.dropFirst(plain.count + 1))) }
        return matching.count == 1 ? matching[0] : nil
    }
}
#endif
