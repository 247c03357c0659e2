#if DEBUG
/// Finds the first content of a document that a browser does not keep where it is.
struct DocumentPlaces {
    /// The tags of the open elements, outermost first.
    private var open: [String] = []
    /// The problem; `nil` if there is none.
    private(set) var problem: String?

    mutating func begin(_ tag: HTMLTagName, _ attributes: [Attribute]) {
        let name = "\(tag.name)"
        if problem == nil {
            let isHidden = attributes.contains { $0.name == "type" && $0.value == "hidden" }
            note(ParserRules.effect(on: name, isHidden: isHidden, in: open.reversed()), at: name)
        }
        open.append(name)
    }

    mutating func add(_ text: String) {
        if problem == nil { note(ParserRules.effect(onText: text, in: open.reversed()), at: "\"\(text.prefix(40))\"") }
    }

    mutating func end() { _ = open.popLast() }

    private mutating func note(_ effect: ParserRules.Effect?, at place: String) {
        guard let effect else { return }
        let path = (open + [place]).joined(separator: " > ")
        problem = "\(effect.sentence), so the page differs from its view after it is loaded: \(path).\(effect.advice)"
    }
}
#else
/// Finds nothing in release builds.
struct DocumentPlaces {
    var problem: String? { nil }

    @inline(__always) func begin(_ tag: HTMLTagName, _ attributes: [Attribute]) {}
    @inline(__always) func add(_ text: String) {}
    @inline(__always) func end() {}
}
#endif
