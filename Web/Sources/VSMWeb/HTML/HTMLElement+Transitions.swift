extension HTMLElement {
    /// Shows a change of the page with a transition each time the element appears or a value changes.
    ///
    /// ```swift
    /// main { … }.viewTransition()                          // a change of the page, if every page has it
    /// ul { … }.viewTransition(on: model.rows.map(\.id))    // inserted, removed or moved rows
    /// ```
    ///
    /// The browser fades from the old page to the new one. Your style sheet can customize the transition with
    /// pseudo-elements such as `::view-transition-old`. The browser shows the change immediately for people who prefer
    /// reduced motion, without support for view transitions, and while the person types. Further changes do not wait
    /// for the end of a transition, and a click ends it.
    ///
    /// - Parameter value: A value that differs after each change to show with a transition.
    public func viewTransition(on value: some Hashable = 0) -> Self {
        setting(Attribute("data-vsm-transition", RowKey.text(of: value)))
    }

    /// Gives the element a name by which transitions recognize it, so that it moves from its old place to its new one.
    ///
    /// ```swift
    /// img(product.picture).viewTransitionName("picture", product.id)
    /// ```
    ///
    /// A transition matches an element of the old page with the element of the new page that has the same name. Names
    /// must be unique in a page; otherwise, browsers show no transition.
    ///
    /// - Parameters:
    ///   - name: The name: ASCII letters, digits, hyphens and underscores, beginning with a letter. Any other name
    ///     traps, and so does a word that has a meaning in CSS, such as `none`.
    ///   - identity: Distinguishes the element from others with the same name.
    public func viewTransitionName(_ name: StaticString, _ identity: some Hashable) -> Self {
        setting(Attribute("data-vsm-name", "\(ViewTransitionName(name).text)-\(RowKey.text(of: identity))"))
    }

    /// Gives the only element of its kind in a page a name by which transitions recognize it.
    ///
    /// See ``viewTransitionName(_:_:)``.
    public func viewTransitionName(_ name: StaticString) -> Self {
        setting(Attribute("data-vsm-name", ViewTransitionName(name).text))
    }
}

/// A name that CSS accepts for an element in a transition.
struct ViewTransitionName {
    /// Words that have another meaning, or that name the page.
    private static let reserved: Set<String> = [
        "auto", "default", "inherit", "initial", "match-element", "none", "revert", "revert-layer", "root", "unset",
    ]

    let text: String

    init(_ name: StaticString) {
        text = "\(name)"
        precondition(
            Self.isValid(text),
            """
            "\(name)" cannot be the name of an element in a transition. Use ASCII letters, digits, hyphens and \
            underscores, begin with a letter, and use no word that has a meaning in CSS.
            """
        )
    }

    /// Returns whether a text is such a name.
    static func isValid(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain && !reserved.contains(text.lowercased())
    }
}
