/// Identifiers for the states of a Mermaid diagram, which may not be any text.
enum MermaidIdentifiers {
    /// Words with a meaning of their own, in any case, and names that its implementation stumbles over.
    private static let reserved: Set<String> = [
        "accdescr", "acctitle", "as", "class", "classdef", "click", "constructor", "default", "direction", "end",
        "hasownproperty", "hide", "href", "note", "prototype", "root", "scale", "state", "statediagram", "style",
        "tostring", "valueof",
    ]

    /// One identifier for each name, all different; a name that can be one is its own.
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

    /// The letters and digits of a name, with underscores for everything between them.
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
