/// The elements, texts and marks of views of a page as VSMWeb writes it, numbered in document order from 1 on.
struct PageNodes {
    /// How many there are.
    private(set) var count = 0
    /// The numbers of the buttons; of equal ones, the first.
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
                // End tags are not nodes, nor are comments, except for the marks of views.
                count += 1
            }
        }
    }

    /// Whether a tag is of what pages have for browsers without scripts, which others remove before they count.
    private static func isUnscripted(_ tag: String) -> Bool { tag.contains(" data-vsm-unscripted=") }

    private static func skip(pastEndOf endTag: String, _ rest: inout Substring.UTF8View) {
        while !rest.isEmpty, !rest.starts(with: endTag.utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(endTag.utf8.count)
    }
}
