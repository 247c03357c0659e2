/// The tags of elements, as types: the structure of a page then follows from the types of its elements.
public enum HTMLTags {
    /// The tag `div`.
    public enum Div: HTMLTag {
        public static let name = HTMLTagName("div")
    }

    /// The tag `span`.
    public enum Span: HTMLTag {
        public static let name = HTMLTagName("span")
    }

    /// The tag `p`.
    public enum P: HTMLTag {
        public static let name = HTMLTagName("p")
    }

    /// The tag `h1`.
    public enum H1: HTMLTag {
        public static let name = HTMLTagName("h1")
    }

    /// The tag `h2`.
    public enum H2: HTMLTag {
        public static let name = HTMLTagName("h2")
    }

    /// The tag `h3`.
    public enum H3: HTMLTag {
        public static let name = HTMLTagName("h3")
    }

    /// The tag `strong`.
    public enum Strong: HTMLTag {
        public static let name = HTMLTagName("strong")
    }

    /// The tag `header`.
    public enum Header: HTMLTag {
        public static let name = HTMLTagName("header")
    }

    /// The tag `footer`.
    public enum Footer: HTMLTag {
        public static let name = HTMLTagName("footer")
    }

    /// The tag `main`.
    public enum Main: HTMLTag {
        public static let name = HTMLTagName("main")
    }

    /// The tag `nav`.
    public enum Nav: HTMLTag {
        public static let name = HTMLTagName("nav")
    }

    /// The tag `section`.
    public enum Section: HTMLTag {
        public static let name = HTMLTagName("section")
    }

    /// The tag `article`.
    public enum Article: HTMLTag {
        public static let name = HTMLTagName("article")
    }

    /// The tag `ul`.
    public enum Ul: HTMLTag {
        public static let name = HTMLTagName("ul")
    }

    /// The tag `ol`.
    public enum Ol: HTMLTag {
        public static let name = HTMLTagName("ol")
    }

    /// The tag `li`.
    public enum Li: HTMLTag {
        public static let name = HTMLTagName("li")
    }

    /// The tag `a`.
    public enum A: HTMLTag {
        public static let name = HTMLTagName("a")
    }

    /// The tag `img`.
    public enum Img: HTMLTag {
        public static let name = HTMLTagName("img", isVoid: true)
    }

    /// The tag `button`.
    public enum Button: HTMLTag {
        public static let name = HTMLTagName("button")
    }

    /// The tag `form`.
    public enum Form: HTMLTag {
        public static let name = HTMLTagName("form")
    }

    /// The tag `label`.
    public enum Label: HTMLTag {
        public static let name = HTMLTagName("label")
    }

    /// The tag `input`.
    public enum Input: HTMLTag {
        public static let name = HTMLTagName("input", isVoid: true, isField: true)
    }
}
