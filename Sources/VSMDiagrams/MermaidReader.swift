/// Reads the Mermaid that ``StateDiagram/mermaid`` writes, and no other.
struct MermaidReader {
    /// The bytes of a text, the states and the arrows that are read at most.
    static let limits = (bytes: 256 << 10, states: 500, arrows: 5_000)

    private typealias Bytes = Substring.UTF8View

    /// The names of the identifiers that have one, in order.
    private var named: [(identifier: String, name: String)] = []
    /// The identifiers in the order in which arrows name them, with the initial state first.
    private var identifiers: [String] = []
    private var known: Set<String> = []
    private var arrows: [(from: String, to: String, labels: [String])] = []
    private var ends: [(state: String, runningAction: String?)] = []

    /// Returns the diagram of a text, or `nil` if the text is too large or has another line.
    static func diagram(_ text: String) -> StateDiagram? {
        guard text.utf8.count <= limits.bytes else { return nil }
        var reader = MermaidReader()
        var lines = text.split(whereSeparator: \.isNewline)[...]
        guard let first = lines.popFirst(), first == "stateDiagram-v2" else { return nil }
        for line in lines {
            guard reader.read(line), reader.arrows.count <= limits.arrows, reader.known.count <= limits.states,
                reader.named.count <= limits.states, reader.ends.count <= limits.arrows
            else { return nil }
        }
        return reader.diagram
    }

    private mutating func read(_ line: Substring) -> Bool {
        let line = line.utf8.drop { $0 == UInt8(ascii: " ") }
        if let name = Self.rest(of: line, after: "state \"") { return readName(name) }
        guard let (from, rest) = Self.parts(of: line, around: " --> ") else { return false }
        let (target, label) = Self.parts(of: rest, around: ": ") ?? (rest, rest[rest.endIndex...])
        let (source, to) = (String(Substring(from)), String(Substring(target)))
        if source == "[*]" { return identifiers.isEmpty && label.isEmpty && note(to) }
        guard !identifiers.isEmpty, note(source) else { return false }
        if to == "[*]" {
            let waiting = label.isEmpty ? label : Self.text(label, before: " is still waiting")
            guard let waiting else { return false }
            ends.append((source, label.isEmpty ? nil : MermaidText.unescaped(waiting)))
            return true
        }
        arrows.append((source, to, Self.labels(in: label)))
        return note(to)
    }

    private mutating func readName(_ line: Bytes) -> Bool {
        // A name with a combining mark at its end can contain a quote that is not escaped.
        let end = line.lastIndex(of: UInt8(ascii: " ")).map { line.index(after: $0) }
        guard let end, let name = Self.text(line[..<end], before: "\" as ") else { return false }
        let identifier = String(Substring(line[end...]))
        guard Self.isIdentifier(identifier) else { return false }
        named.append((identifier, MermaidText.unescaped(name)))
        return true
    }

    /// Notes an identifier; the first one is that of the initial state.
    private mutating func note(_ identifier: String) -> Bool {
        guard Self.isIdentifier(identifier) else { return false }
        if known.insert(identifier).inserted { identifiers.append(identifier) }
        return true
    }

    /// The diagram, unless two states have one name or the order of the lines contradicts itself.
    private var diagram: StateDiagram? {
        guard !identifiers.isEmpty, named.allSatisfy({ known.contains($0.identifier) }) else { return nil }
        let written = Dictionary(named.map { ($0.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
        guard written.count == named.count, let order = order() else { return nil }
        let names = order.map { written[$0] ?? $0 }
        guard Set(names).count == names.count else { return nil }
        let positions = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        return StateDiagram(
            names: names,
            arrows: arrows.compactMap { arrow in
                guard let from = positions[arrow.from], let to = positions[arrow.to] else { return nil }
                return StateDiagram.Arrow(from: from, to: to, labels: arrow.labels)
            },
            ends: ends.compactMap { end in
                positions[end.state].map { StateDiagram.End(state: $0, runningAction: end.runningAction) }
            }
        )
    }

    /// Returns the identifiers in the order of the states: names and first states of arrows are written in this order.
    private func order() -> [String]? {
        var following: [String: [String]] = [:]
        var preceding: [String: Int] = [:]
        for chain in [named.map(\.identifier), arrows.map(\.from)] {
            for (first, second) in zip(chain, chain.dropFirst()) where first != second {
                following[first, default: []].append(second)
                preceding[second, default: 0] += 1
            }
        }
        var waiting = identifiers
        var order: [String] = []
        while let next = waiting.firstIndex(where: { preceding[$0, default: 0] == 0 }) {
            let identifier = waiting.remove(at: next)
            for other in following[identifier] ?? [] { preceding[other, default: 0] -= 1 }
            order.append(identifier)
        }
        return waiting.isEmpty && order.first == identifiers.first ? order : nil
    }
}

extension MermaidReader {
    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func labels(in text: Bytes) -> [String] {
        var labels: [String] = []
        var rest = text
        while let (label, next) = parts(of: rest, around: "<br/>") {
            labels.append(MermaidText.unescaped(label))
            rest = next
        }
        return rest.isEmpty ? labels : labels + [MermaidText.unescaped(rest)]
    }

    private static func rest(of line: Bytes, after prefix: StaticString) -> Bytes? {
        let prefix = prefix.description.utf8
        return line.starts(with: prefix) ? line.dropFirst(prefix.count) : nil
    }

    private static func text(_ line: Bytes, before suffix: StaticString) -> Bytes? {
        let suffix = suffix.description.utf8
        return line.suffix(suffix.count).elementsEqual(suffix) ? line.dropLast(suffix.count) : nil
    }

    /// Returns what is before and after the first occurrence of a separator.
    private static func parts(of line: Bytes, around separator: StaticString) -> (Bytes, Bytes)? {
        let separator = separator.description.utf8
        var rest = line
        while let first = separator.first, let found = rest.firstIndex(of: first) {
            rest = rest[found...]
            if rest.starts(with: separator) { return (line[..<found], rest.dropFirst(separator.count)) }
            rest = rest.dropFirst()
        }
        return nil
    }
}
