/// The elements, texts and view markers of a page of VSMWeb, numbered from 1 in document order.
struct PageNodes {
    /// The number of nodes.
    private(set) var count = 0
    /// The numbers of the buttons by label; the first one for equal labels.
    private(set) var buttons: [String: Int] = [:]

    /// Reads the nodes of a page.
    init(_ html: String) {
        var rest = html[...].utf8
        var lastTag = ""
        while let byte = rest.first {
            guard byte == UInt8(ascii: "<") else {
                let text = rest.prefix { $0 != UInt8(ascii: "<") }
                if lastTag.hasPrefix("button"), buttons[String(Substring(text))] == nil {
                    buttons[String(Substring(text))] = count
                }
                count += 1
                rest = rest[text.endIndex...]
                continue
            }
            let tag = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") }
            lastTag = String(Substring(tag))
            rest = rest[tag.endIndex...].dropFirst()
            if Self.isUnscripted(lastTag) {
                if lastTag.hasPrefix("form ") { Self.skip(pastEndOf: "</form>", &rest) }
            } else if lastTag == "!--v--" || !lastTag.hasPrefix("/") && !lastTag.hasPrefix("!") {
                // End tags and comments are not nodes, except for the markers of views.
                count += 1
            }
        }
    }

    /// Returns whether a tag is for browsers without scripts; other browsers remove such elements before they count.
    private static func isUnscripted(_ tag: String) -> Bool { tag.contains(" data-vsm-unscripted=") }

    private static func skip(pastEndOf endTag: String, _ rest: inout Substring.UTF8View) {
        while !rest.isEmpty, !rest.starts(with: endTag.utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(endTag.utf8.count)
    }
}
