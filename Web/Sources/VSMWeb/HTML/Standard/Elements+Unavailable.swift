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
@available(*, unavailable, message: "Attributes are modifiers: aside { … }.class(\"…\").")
public func aside<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Aside, Content> { aside(content) }

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

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: search { … }.class(\"…\").")
public func search<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Search, Content> { search(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: address { … }.class(\"…\").")
public func address<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Address, Content> { address(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: hgroup { … }.class(\"…\").")
public func hgroup<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Hgroup, Content> { hgroup(content) }

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

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: h4 { \"…\" }.")
public func h4(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.H4, String> { h4 { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: h4 { … }.class(\"…\").")
public func h4<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.H4, Content> { h4(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: h5 { \"…\" }.")
public func h5(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.H5, String> { h5 { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: h5 { … }.class(\"…\").")
public func h5<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.H5, Content> { h5(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: h6 { \"…\" }.")
public func h6(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.H6, String> { h6 { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: h6 { … }.class(\"…\").")
public func h6<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.H6, Content> { h6(content) }

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
@available(*, unavailable, message: "Attributes are modifiers: pre { … }.class(\"…\").")
public func pre<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Pre, Content> { pre(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: blockquote { … }.class(\"…\").")
public func blockquote<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Blockquote, Content> { blockquote(content) }

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

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: menu { … }.class(\"…\").")
public func menu<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Menu, Content> { menu(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: li { \"…\" }.")
public func li(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Li, String> { li { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: li { … }.class(\"…\").")
public func li<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Li, Content> { li(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: dl { … }.class(\"…\").")
public func dl<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Dl, Content> { dl(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: dt { \"…\" }.")
public func dt(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Dt, String> { dt { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: dt { … }.class(\"…\").")
public func dt<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Dt, Content> { dt(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: dd { \"…\" }.")
public func dd(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Dd, String> { dd { text } }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: dd { … }.class(\"…\").")
public func dd<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Dd, Content> { dd(content) }

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: figure { … }.class(\"…\").")
public func figure<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Figure, Content> { figure(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: figcaption { \"…\" }.")
public func figcaption(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Figcaption, String> {
    figcaption { text }
}

/// Explains where an element has its attributes.
@available(*, unavailable, message: "Attributes are modifiers: figcaption { … }.class(\"…\").")
public func figcaption<Content: HTML>(
    class names: String,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.Figcaption, Content> { figcaption(content) }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: em { \"…\" }.")
public func em(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Em, String> { em { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: strong { \"…\" }.")
public func strong(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Strong, String> { strong { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: small { \"…\" }.")
public func small(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Small, String> { small { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: code { \"…\" }.")
public func code(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Code, String> { code { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: i { \"…\" }.")
public func i(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.I, String> { i { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: b { \"…\" }.")
public func b(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.B, String> { b { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: mark { \"…\" }.")
public func mark(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Mark, String> { mark { text } }

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
@available(*, unavailable, message: "The content of an element is in braces: caption { \"…\" }.")
public func caption(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Caption, String> { caption { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: td { \"…\" }.")
public func td(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Td, String> { td { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: th { \"…\" }.")
public func th(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Th, String> { th { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: label { \"…\" }.")
public func label(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Label, String> { label { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: legend { \"…\" }.")
public func legend(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Legend, String> { legend { text } }

/// Explains where an element has its content.
@available(*, unavailable, message: "The content of an element is in braces: summary { \"…\" }.")
public func summary(_ text: String, _ more: () -> Void = {}) -> Element<HTMLTags.Summary, String> { summary { text } }
