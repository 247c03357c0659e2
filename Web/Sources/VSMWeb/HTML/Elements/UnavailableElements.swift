// Elements as people write them first who know them from SwiftUI or HTML. `Standard` has more of them. Web/Scripts/generate-html says
// why each has a parameter before a closure.

/// Explains where a button has its title and its action.
@available(*, unavailable, message: "The title of a button is in braces: button { \"…\" }.onClick { … }.")
public func button(_ title: String, action: () -> Void = {}) -> Element<HTMLTags.Button, String> { button { title } }

/// Explains where a button has its title and its action.
@available(*, unavailable, message: "The action of a button is a modifier: button { … }.onClick { … }.")
public func button<Content: HTML>(
    action: () -> Void,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Button, Content> { button(content) }

/// Explains where an option has its text.
@available(*, unavailable, message: "An option has a value, and its text in braces: option(value: \"…\") { \"…\" }.")
public func option(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Option, String> {
    option(value: text) { text }
}

/// Explains where a section has its heading.
@available(*, unavailable, message: "The heading of a section is an element in it: section { h2 { \"…\" } … }.")
public func section<Content: HTML>(
    _ title: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Section, Content> { section(content) }

/// Explains how a label names its control.
@available(
    *,
    unavailable,
    message: "A label around a control belongs to it. Another one names it: label { … }.for(\"…\")."
)
public func label<Content: HTML>(
    for identifier: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Label, Content> { label(content) }

/// Explains where a field for several lines has its text.
@available(*, unavailable, message: "The text of a field is its value: textarea(name: \"…\", value: …).")
public func textarea(name: String, _ content: () -> String) -> Element<HTMLTags.Textarea, EmptyHTML> {
    textarea(name: name, value: content())
}

/// Explains where a form goes.
@available(*, unavailable, message: "A form has no address. Its values go to an action: form { … }.onSubmit { … }.")
public func form<Content: HTML>(
    action: String,
    method: String = "post",
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Form, Content> { form(content) }
