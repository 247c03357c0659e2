/// The tags of elements, as types: the structure of a page then follows from the types of its elements.
public enum HTMLTags {
    /// The tag `div`.
    public enum Div: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("div") }
    }

    /// The tag `span`.
    public enum Span: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("span") }
    }

    /// The tag `p`.
    public enum P: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("p") }
    }

    /// The tag `h1`.
    public enum H1: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("h1") }
    }

    /// The tag `h2`.
    public enum H2: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("h2") }
    }

    /// The tag `h3`.
    public enum H3: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("h3") }
    }

    /// The tag `strong`.
    public enum Strong: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("strong") }
    }

    /// The tag `header`.
    public enum Header: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("header") }
    }

    /// The tag `footer`.
    public enum Footer: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("footer") }
    }

    /// The tag `main`.
    public enum Main: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("main") }
    }

    /// The tag `nav`.
    public enum Nav: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("nav") }
    }

    /// The tag `section`.
    public enum Section: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("section") }
    }

    /// The tag `article`.
    public enum Article: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("article") }
    }

    /// The tag `ul`.
    public enum Ul: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("ul") }
    }

    /// The tag `ol`.
    public enum Ol: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("ol") }
    }

    /// The tag `li`.
    public enum Li: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("li") }
    }

    /// The tag `a`.
    public enum A: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("a") }
    }

    /// The tag `img`.
    public enum Img: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("img", isVoid: true) }
    }

    /// The tag `button`.
    public enum Button: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("button") }
    }

    /// The tag `form`.
    public enum Form: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("form", isField: true) }
    }

    /// The tag `label`.
    public enum Label: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("label") }
    }

    /// The tag `input`.
    public enum Input: HTMLTag {
        /// The name of the tag.
        @inlinable public static var name: HTMLTagName { HTMLTagName("input", isVoid: true, isField: true) }
    }
}
