// Written by Web/Scripts/generate-html from Web/Scripts/html/elements.txt; change it there.

extension HTMLTags {
    /// The tag `a`.
    public enum A: AnyLink {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "a") }
    }

    /// The tag `em`.
    public enum Em: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "em") }
    }

    /// The tag `strong`.
    public enum Strong: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "strong") }
    }

    /// The tag `small`.
    public enum Small: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "small") }
    }

    /// The tag `s`.
    public enum S: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "s") }
    }

    /// The tag `cite`.
    public enum Cite: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "cite") }
    }

    /// The tag `q`.
    public enum Q: AnyQuotation {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "q") }
    }

    /// The tag `dfn`.
    public enum Dfn: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "dfn") }
    }

    /// The tag `abbr`.
    public enum Abbr: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "abbr") }
    }

    /// The tag `ruby`.
    public enum Ruby: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "ruby") }
    }

    /// The tag `rt`.
    public enum Rt: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "rt") }
    }

    /// The tag `rp`.
    public enum Rp: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "rp") }
    }

    /// The tag `data`.
    public enum Data: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "data") }
    }

    /// The tag `time`.
    public enum Time: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "time") }
    }

    /// The tag `code`.
    public enum Code: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "code") }
    }

    /// The tag `var`.
    public enum Var: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "var") }
    }

    /// The tag `samp`.
    public enum Samp: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "samp") }
    }

    /// The tag `kbd`.
    public enum Kbd: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "kbd") }
    }

    /// The tag `sub`.
    public enum Sub: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "sub") }
    }

    /// The tag `sup`.
    public enum Sup: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "sup") }
    }

    /// The tag `i`.
    public enum I: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "i") }
    }

    /// The tag `b`.
    public enum B: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "b") }
    }

    /// The tag `u`.
    public enum U: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "u") }
    }

    /// The tag `mark`.
    public enum Mark: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "mark") }
    }

    /// The tag `bdi`.
    public enum Bdi: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "bdi") }
    }

    /// The tag `bdo`.
    public enum Bdo: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "bdo") }
    }

    /// The tag `span`.
    public enum Span: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "span") }
    }

    /// The tag `br`.
    public enum Br: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "br", content: .nothing) }
    }

    /// The tag `wbr`.
    public enum Wbr: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "wbr", content: .nothing) }
    }

    /// The tag `ins`.
    public enum Ins: AnyEdit, AnyQuotation {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "ins") }
    }

    /// The tag `del`.
    public enum Del: AnyEdit, AnyQuotation {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "del") }
    }
}

/// Text with stress emphasis.
@inlinable
public func em<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Em, Content> {
    Element(HTMLTags.Em.self, inside: content())
}

/// Important text.
@inlinable
public func strong<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Strong, Content> {
    Element(HTMLTags.Strong.self, inside: content())
}

/// A side comment, such as small print.
@inlinable
public func small<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Small, Content> {
    Element(HTMLTags.Small.self, inside: content())
}

/// Content that is no longer accurate or relevant.
@inlinable
public func s<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.S, Content> {
    Element(HTMLTags.S.self, inside: content())
}

/// The title of a work.
@inlinable
public func cite<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Cite, Content> {
    Element(HTMLTags.Cite.self, inside: content())
}

/// A short quotation.
@inlinable
public func q<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Q, Content> {
    Element(HTMLTags.Q.self, inside: content())
}

/// A term at the place where the text defines it.
@inlinable
public func dfn<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Dfn, Content> {
    Element(HTMLTags.Dfn.self, inside: content())
}

/// An abbreviation, which the modifier `title` spells out.
@inlinable
public func abbr<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Abbr, Content> {
    Element(HTMLTags.Abbr.self, inside: content())
}

/// Text with ruby annotations, which show its pronunciation.
@inlinable
public func ruby<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Ruby, Content> {
    Element(HTMLTags.Ruby.self, inside: content())
}

/// The annotation of ruby text.
@inlinable
public func rt<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Rt, Content> {
    Element(HTMLTags.Rt.self, inside: content())
}

/// Parentheses for browsers that do not support ruby annotations.
@inlinable
public func rp<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Rp, Content> {
    Element(HTMLTags.Rp.self, inside: content())
}

/// Content with a machine-readable value.
@inlinable
public func data<Content: HTML>(value: String, @HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Data, Content>
{
    Element(HTMLTags.Data.self, [Attribute("value", value)], inside: content())
}

/// A fragment of code.
@inlinable
public func code<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Code, Content> {
    Element(HTMLTags.Code.self, inside: content())
}

/// A variable.
@inlinable
public func `var`<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Var, Content> {
    Element(HTMLTags.Var.self, inside: content())
}

/// Sample output of a program.
@inlinable
public func samp<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Samp, Content> {
    Element(HTMLTags.Samp.self, inside: content())
}

/// User input, such as a key to press.
@inlinable
public func kbd<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Kbd, Content> {
    Element(HTMLTags.Kbd.self, inside: content())
}

/// A subscript.
@inlinable
public func sub<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Sub, Content> {
    Element(HTMLTags.Sub.self, inside: content())
}

/// A superscript.
@inlinable
public func sup<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Sup, Content> {
    Element(HTMLTags.Sup.self, inside: content())
}

/// Text in an alternate voice, such as a term in another language.
@inlinable
public func i<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.I, Content> {
    Element(HTMLTags.I.self, inside: content())
}

/// Text that draws attention but is not more important.
@inlinable
public func b<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.B, Content> {
    Element(HTMLTags.B.self, inside: content())
}

/// Text with an annotation, such as a misspelling.
@inlinable
public func u<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.U, Content> {
    Element(HTMLTags.U.self, inside: content())
}

/// Highlighted text.
@inlinable
public func mark<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Mark, Content> {
    Element(HTMLTags.Mark.self, inside: content())
}

/// Text whose direction is independent of the text around it.
@inlinable
public func bdi<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Bdi, Content> {
    Element(HTMLTags.Bdi.self, inside: content())
}

/// Text with an explicit direction.
@inlinable
public func bdo<Content: HTML>(
    dir: TextDirection,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Bdo, Content> {
    Element(HTMLTags.Bdo.self, [Attribute("dir", dir.rawValue)], inside: content())
}

/// An inline container without a meaning.
@inlinable
public func span<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Span, Content> {
    Element(HTMLTags.Span.self, inside: content())
}

/// A line break.
@inlinable
public func br() -> Element<HTMLTags.Br, EmptyHTML> {
    Element(HTMLTags.Br.self, [])
}

/// A line break opportunity.
@inlinable
public func wbr() -> Element<HTMLTags.Wbr, EmptyHTML> {
    Element(HTMLTags.Wbr.self, [])
}

/// Content that was added.
@inlinable
public func ins<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Ins, Content> {
    Element(HTMLTags.Ins.self, inside: content())
}

/// Content that was removed.
@inlinable
public func del<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Del, Content> {
    Element(HTMLTags.Del.self, inside: content())
}
