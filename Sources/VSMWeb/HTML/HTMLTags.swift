/// The tags of elements, as types: the structure of a page then follows from the types of its elements.
public enum HTMLTags {
    /// The tag `div`.
    public enum Div: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("div") }
    }

    /// The tag `span`.
    public enum Span: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("span") }
    }

    /// The tag `p`.
    public enum P: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("p") }
    }

    /// The tag `h1`.
    public enum H1: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("h1") }
    }

    /// The tag `h2`.
    public enum H2: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("h2") }
    }

    /// The tag `h3`.
    public enum H3: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("h3") }
    }

    /// The tag `strong`.
    public enum Strong: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("strong") }
    }

    /// The tag `header`.
    public enum Header: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("header") }
    }

    /// The tag `footer`.
    public enum Footer: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("footer") }
    }

    /// The tag `main`.
    public enum Main: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("main") }
    }

    /// The tag `nav`.
    public enum Nav: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("nav") }
    }

    /// The tag `section`.
    public enum Section: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("section") }
    }

    /// The tag `article`.
    public enum Article: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("article") }
    }

    /// The tag `ul`.
    public enum Ul: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("ul") }
    }

    /// The tag `ol`.
    public enum Ol: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("ol") }
    }

    /// The tag `li`.
    public enum Li: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("li") }
    }

    /// The tag `a`.
    public enum A: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("a") }
    }

    /// The tag `img`.
    public enum Img: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("img", isVoid: true) }
    }

    /// The tag `button`.
    public enum Button: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("button") }
    }

    /// The tag `form`.
    public enum Form: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("form") }
    }

    /// The tag `label`.
    public enum Label: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("label") }
    }

    /// The tag `input`.
    public enum Input: HTMLTag {
        @inlinable public static var name: HTMLTagName { HTMLTagName("input", isVoid: true, isField: true) }
    }
}
