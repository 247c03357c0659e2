/// Reads the elements of a document.
struct DocumentReader {
    private static let maximumDepth = 200
    /// The tags of elements without content and without an end.
    static let emptyTags: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Reads a node, without what only browsers without scripts need; `nil` at the end of an element, or on a mistake.
    mutating func node(depth: Int) -> DocumentNodes.Node? {
        guard depth < Self.maximumDepth, let first = rest.first else { return nil }
        guard first == UInt8(ascii: "<") else {
            return .text(text(take { $0 != UInt8(ascii: "<") }))
        }
        if skip("<!--") {
            guard let end = rest.firstRange(of: Array("-->".utf8)) else { return nil }
            let comment = rest[..<end.lowerBound]
            rest = rest[end.upperBound...]
            return comment.elementsEqual("v".utf8) ? .mark : node(depth: depth + 1)
        }
        guard rest.dropFirst().first != UInt8(ascii: "/") else { return nil }
        rest.removeFirst()
        let tag = text(take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") })
        guard var attributes = attributes() else { return nil }
        let isUnscripted = attributes["data-vsm-unscripted"] != nil
        var inside: [DocumentNodes.Node] = []
        if !Self.emptyTags.contains(tag) {
            let isOpaque =
                tag == "textarea" || attributes["data-vsm-raw"] != nil || attributes["data-vsm-widget"] != nil
            if tag == "textarea" { attributes["value"] = text(take { $0 != UInt8(ascii: "<") }) }
            while let child = node(depth: depth + 1) { inside.append(child) }
            guard skip("</\(tag)>") else { return nil }
            if isOpaque { inside = [] }
        }
        if isUnscripted { return node(depth: depth + 1) }
        if attributes["form"] == "vsm-click" {
            for name in ["form", "name", "value"] { attributes[name] = nil }
            attributes["type"] = "button"
        }
        return .element(tag, attributes, inside)
    }

    /// Reads the attributes of a tag, and the end of the tag.
    private mutating func attributes() -> [String: String]? {
        var attributes: [String: String] = [:]
        while skip(" ") {
            let name = text(take { ![UInt8(ascii: "="), UInt8(ascii: " "), UInt8(ascii: ">")].contains($0) })
            if skip("=\"") {
                attributes[name] = text(take { $0 != UInt8(ascii: "\"") })
                guard skip("\"") else { return nil }
            } else {
                attributes[name] = ""
            }
        }
        return skip(">") ? attributes : nil
    }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    private mutating func take(_ isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let part = rest.prefix(while: isPart)
        rest = rest[part.endIndex...]
        return part
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        var text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        for (name, character) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("#39", "'"), ("amp", "&")] {
            text = text.replacing("&\(name);", with: character)
        }
        return text
    }
}
