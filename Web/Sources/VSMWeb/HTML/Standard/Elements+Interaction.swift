// Written by Web/Scripts/generate-html from Web/Scripts/html/elements.txt; change it there.

extension HTMLTags {
    /// The tag `details`.
    public enum Details: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "details") }
    }

    /// The tag `summary`.
    public enum Summary: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "summary") }
    }

    /// The tag `dialog`.
    public enum Dialog: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "dialog") }
    }
}

/// Content that a person can expand and collapse.
@inlinable
public func details<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Details, Content> {
    Element(HTMLTags.Details.self, inside: content())
}

/// The visible label of `details`, as its first element.
@inlinable
public func summary<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Summary, Content> {
    Element(HTMLTags.Summary.self, inside: content())
}

/// A dialog.
@inlinable
public func dialog<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Dialog, Content> {
    Element(HTMLTags.Dialog.self, inside: content())
}
