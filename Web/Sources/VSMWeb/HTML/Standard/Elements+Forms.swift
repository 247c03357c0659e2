// Written by Web/Scripts/generate-html from Web/Scripts/html/elements.txt; change it there.

extension HTMLTags {
    /// The tag `form`.
    public enum Form: NamedControl {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "form", isField: true) }
    }

    /// The tag `label`.
    public enum Label: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "label") }
    }

    /// The tag `input`.
    public enum Input: AnyControl, NamedControl, FormOwned, AnyField, TextEntry {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName {
            HTMLTagName(standard: "input", content: .nothing, isField: true)
        }
    }

    /// The tag `button`.
    public enum Button: AnyControl, NamedControl, FormOwned, Invoker {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "button") }
    }

    /// The tag `select`.
    public enum Select: AnyControl, NamedControl, FormOwned, AnyField {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName {
            HTMLTagName(standard: "select", content: .choice, isField: true)
        }
    }

    /// The tag `datalist`.
    public enum Datalist: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "datalist") }
    }

    /// The tag `optgroup`.
    public enum Optgroup: AnyControl {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "optgroup") }
    }

    /// The tag `option`.
    public enum Option: AnyControl {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "option", content: .option) }
    }

    /// The tag `textarea`.
    public enum Textarea: AnyControl, NamedControl, FormOwned, AnyField, TextEntry {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName {
            HTMLTagName(standard: "textarea", content: .value, isField: true)
        }
    }

    /// The tag `output`.
    public enum Output: NamedControl, FormOwned {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "output") }
    }

    /// The tag `progress`.
    public enum Progress: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "progress") }
    }

    /// The tag `meter`.
    public enum Meter: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "meter") }
    }

    /// The tag `fieldset`.
    public enum Fieldset: AnyControl, NamedControl, FormOwned {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "fieldset") }
    }

    /// The tag `legend`.
    public enum Legend: HTMLTag {
        /// The name of the tag.
        @inlinable public static var _name: HTMLTagName { HTMLTagName(standard: "legend") }
    }
}

/// A form, which ``HTMLElement/onSubmit(_:)`` handles.
@inlinable
public func form<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Form, Content> {
    Element(HTMLTags.Form.self, inside: content())
}

/// The label of the control that it contains or names.
@inlinable
public func label<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Label, Content> {
    Element(HTMLTags.Label.self, inside: content())
}

/// A list of suggestions for the fields that name it with ``HTMLElement/list(_:)``.
@inlinable
public func datalist<Content: HTML>(
    id: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Datalist, Content> {
    Element(HTMLTags.Datalist.self, [Attribute("id", id)], inside: content())
}

/// A group of options.
@inlinable
public func optgroup<Content: HTML>(
    label: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Optgroup, Content> {
    Element(HTMLTags.Optgroup.self, [Attribute("label", label)], inside: content())
}

/// The result of a calculation, which assistive technology announces.
@inlinable
public func output<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Output, Content> {
    Element(HTMLTags.Output.self, inside: content())
}

/// A group of controls.
@inlinable
public func fieldset<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Fieldset, Content> {
    Element(HTMLTags.Fieldset.self, inside: content())
}

/// The caption of a group of controls.
@inlinable
public func legend<Content: HTML>(@HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.Legend, Content> {
    Element(HTMLTags.Legend.self, inside: content())
}
