/// Identifiers for the states of a Mermaid diagram, in which not every name is allowed.
enum MermaidIdentifiers {
    /// Keywords of Mermaid, which are case-insensitive, and names that its implementation doesn't handle.
    private static let reserved: Set<String> = [
        "accdescr", "acctitle", "as", "class", "classdef", "click", "constructor", "default", "direction", "end",
        "hasownproperty", "hide", "href", "note", "prototype", "root", "scale", "state", "statediagram", "style",
        "tostring", "valueof",
    ]

    /// Returns a unique identifier for each name; a valid name is its own identifier.
    static func make(for names: [String]) -> [String] {
        var taken = Set(names.filter { plain($0) == $0 })
        return names.map { name in
            let plain = plain(name)
            if plain == name { return name }
            var identifier = plain
            var number = 2
            while !taken.insert(identifier).inserted {
                identifier = "\(plain)_\(number)"
                number += 1
            }
            return identifier
        }
    }

    /// Returns the letters and digits of a name, joined by underscores.
    private static func plain(_ name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.joined(separator: "_")
        let lowercased = joined.lowercased()
        if joined.isEmpty { return "other" }
        let isReserved =
            reserved.contains(lowercased) || lowercased.hasPrefix("root_") || lowercased.hasSuffix("direction")
        return isReserved ? "\(joined)_" : joined
    }
}
