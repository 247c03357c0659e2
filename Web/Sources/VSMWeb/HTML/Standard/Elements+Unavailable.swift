// Written by Web/Scripts/generate-html from Web/Scripts/html/elements.txt; change it there.

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: article { … }.class(\"…\").")
public func article<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Article, Content> { article(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: section { … }.class(\"…\").")
public func section<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Section, Content> { section(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: nav { … }.class(\"…\").")
public func nav<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Nav, Content> { nav(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: header { … }.class(\"…\").")
public func header<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Header, Content> { header(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: footer { … }.class(\"…\").")
public func footer<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Footer, Content> { footer(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: main { … }.class(\"…\").")
public func main<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Main, Content> { main(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: h1 { \"…\" }.")
public func h1(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.H1, String> { h1 { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: h1 { … }.class(\"…\").")
public func h1<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.H1, Content> { h1(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: h2 { \"…\" }.")
public func h2(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.H2, String> { h2 { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: h2 { … }.class(\"…\").")
public func h2<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.H2, Content> { h2(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: h3 { \"…\" }.")
public func h3(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.H3, String> { h3 { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: h3 { … }.class(\"…\").")
public func h3<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.H3, Content> { h3(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: div { … }.class(\"…\").")
public func div<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Div, Content> { div(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: p { \"…\" }.")
public func p(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.P, String> { p { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: p { … }.class(\"…\").")
public func p<Content: HTML>(class names: String, @HTMLBuilder _ content: () -> Content) -> Element<HTMLTags.P, Content>
{ p(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: ol { … }.class(\"…\").")
public func ol<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Ol, Content> { ol(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: ul { … }.class(\"…\").")
public func ul<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Ul, Content> { ul(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: li { \"…\" }.")
public func li(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Li, String> { li { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: li { … }.class(\"…\").")
public func li<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Li, Content> { li(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: span { \"…\" }.")
public func span(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Span, String> { span { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: span { … }.class(\"…\").")
public func span<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Span, Content> { span(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: td { \"…\" }.")
public func td(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Td, String> { td { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: th { \"…\" }.")
public func th(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Th, String> { th { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: label { \"…\" }.")
public func label(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Label, String> { label { text } }
