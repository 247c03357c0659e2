/// What the parser of a browser does with content in places where it does not keep it.
///
/// The document of a page is parsed, while the nodes of a patch are created in their places. A page with such content
/// therefore differs from its view when it is loaded.
package enum ParserRules {
    /// The effect of the parser on an element or a text.
    package struct Effect: Equatable {
        /// The effect as a sentence without its end, such as *A browser ends a `<p>` before a `<div>`*.
        package let sentence: String
        /// The position of the element that causes it, among the elements around the content.
        package let cause: Int
        /// What to write instead, as a sentence after a space, if the effect alone does not say it.
        package var advice = ""
    }

    /// Returns the effect on an element; `nil` if it stays where it is.
    ///
    /// - Parameters:
    ///   - tag: The tag of the element.
    ///   - isHidden: Whether it is a field of the type `hidden`.
    ///   - around: The tags of the elements around it, innermost first.
    package static func effect(on tag: String, isHidden: Bool = false, in around: [String]) -> Effect? {
        guard let parent = around.first else { return nil }
        if let graphic = graphic(around) {
            return leavingGraphics.contains(tag) ? ends(around, graphic, before: tag) : nil
        }
        if let effect = effect(on: tag, isHidden: isHidden, inTablePart: parent) { return effect }
        if tag == "form", let outer = around.firstIndex(of: "form") {
            return Effect(sentence: "A browser drops a <form> in a <form>", cause: outer)
        }
        if let choice = effect(on: tag, inChoice: around) { return choice }
        if headings.contains(tag), headings.contains(parent) { return ends(around, 0, before: tag) }
        if blocks.contains(tag), let paragraph = around.first(["p"], before: paragraphLimits) {
            return ends(around, paragraph, before: tag)
        }
        let ended =
            switch tag {
            case "a": around.first(["a"], before: formattingLimits)
            case "button": around.first(["button"], before: scopeLimits)
            case "dd", "dt": around.first(["dd", "dt"], before: listLimits)
            case "li": around.first(["li"], before: listLimits)
            default: Int?.none
            }
        return ended.map { ends(around, $0, before: tag) }
    }

    /// Returns the effect on a text; `nil` if it stays where it is.
    package static func effect(onText text: String, in around: [String]) -> Effect? {
        guard let parent = around.first, content[parent] != nil, graphic(around) == nil else { return nil }
        let isSpace = text.utf8.allSatisfy { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
        if isSpace { return nil }
        return Effect(
            sentence: "A browser moves a text out of a <\(parent)>",
            cause: 0,
            advice: " Put the text into a cell or a caption."
        )
    }

    private static func effect(on tag: String, isHidden: Bool, inTablePart parent: String) -> Effect? {
        let isPart = parents[tag] != nil
        guard let allowed = content[parent] else {
            return isPart ? Effect(sentence: "A browser drops a <\(tag)> in a <\(parent)>", cause: 0) : nil
        }
        if allowed.contains(tag) || isHidden { return nil }
        if let missing = parents[tag], parent != "tr" {
            return Effect(sentence: "A browser adds a <\(missing)> around a <\(tag)> in a <\(parent)>", cause: 0)
        }
        if tag == "form" {
            return Effect(
                sentence: "A browser takes the content out of a <form> in a <\(parent)>",
                cause: 0,
                advice: """
                     Put the form into a cell, or outside of the table with form("…") at the fields in the cells.
                    """
            )
        }
        return Effect(sentence: "A browser moves a <\(tag)> out of a <\(parent)>", cause: 0)
    }

    private static func effect(on tag: String, inChoice around: [String]) -> Effect? {
        // What is in a button or in an option belongs to a choice with a look of its own.
        let inside = around.prefix { $0 != "option" && $0 != "button" }
        guard let choice = inside.firstIndex(of: "select") else { return nil }
        if ["input", "select", "textarea"].contains(tag) { return ends(around, choice, before: tag) }
        guard !["option", "optgroup", "hr", "button", "legend"].contains(tag) else { return nil }
        return Effect(sentence: "Browsers drop a <\(tag)> in a <select>", cause: choice)
    }

    private static func ends(_ around: [String], _ index: Int, before tag: String) -> Effect {
        Effect(sentence: "A browser ends a <\(around[index])> before a <\(tag)>", cause: index)
    }

    /// Returns the position of the graphic around a node; `nil` if the node is HTML.
    private static func graphic(_ around: [String]) -> Int? {
        let edge = around.firstIndex { ["svg", "math", "foreignObject", "desc"].contains($0) }
        return edge.flatMap { ["svg", "math"].contains(around[$0]) ? $0 : nil }
    }

    // MARK: The tags of the standard

    /// The content of elements from which a browser moves everything else.
    private static let content: [String: Set<String>] = [
        "table": ["caption", "colgroup", "tbody", "tfoot", "thead"], "colgroup": ["col"],
        "tbody": ["tr"], "tfoot": ["tr"], "thead": ["tr"], "tr": ["td", "th"],
    ]

    /// The elements that a browser adds around the parts of a table, and drops outside of a table.
    private static let parents = [
        "caption": "table", "col": "colgroup", "colgroup": "table", "tbody": "table", "td": "tr", "tfoot": "table",
        "th": "tr", "thead": "table", "tr": "tbody",
    ]

    private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

    private static let blocks: Set<String> = headings.union([
        "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "header", "hgroup", "hr", "li", "listing", "main", "menu",
        "nav", "ol", "p", "pre", "search", "section", "summary", "table", "ul",
    ])

    /// The elements whose content does not end what is around them.
    private static let formattingLimits: Set<String> = ["caption", "marquee", "object", "td", "template", "th"]
    private static let scopeLimits = formattingLimits.union(["foreignObject", "select", "table"])
    private static let paragraphLimits = scopeLimits.union(["button"])
    /// The elements that are not searched for the item of a list.
    private static let listLimits = blocks.union(scopeLimits).union(["button"])
        .subtracting(["address", "div", "p"])

    private static let leavingGraphics: Set<String> = headings.union([
        "b", "blockquote", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed", "hr", "i", "img", "li",
        "listing", "menu", "ol", "p", "pre", "ruby", "s", "small", "span", "strike", "strong", "sub", "sup", "table",
        "tt", "u", "ul", "var",
    ])
}

extension [String] {
    /// Returns the first position of one of these tags, unless one of the limits precedes it.
    fileprivate func first(_ tags: Set<String>, before limits: Set<String>) -> Int? {
        let position = firstIndex { tags.contains($0) || limits.contains($0) }
        return position.flatMap { tags.contains(self[$0]) ? $0 : nil }
    }
}
