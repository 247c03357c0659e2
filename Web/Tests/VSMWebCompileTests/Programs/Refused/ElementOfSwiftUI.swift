// Elements and events as SwiftUI has them.

import VSM
import VSMWeb

func titledButton() -> some HTML {
    // expected-error: 'button(_:action:)' is unavailable: The title of a button is in braces: button { "…" }.onClick { … }.
    button("Save") {}
}

func buttonWithoutAction() -> some HTML {
    // expected-error: 'button(_:action:)' is unavailable: The title of a button is in braces: button { "…" }.onClick { … }.
    button("Save")
}

func buttonWithAction() -> some HTML {
    // expected-error: 'button(action:_:)' is unavailable: The action of a button is a modifier: button { … }.onClick { … }.
    button(action: {}) { "Save" }
}

func title() -> some HTML {
    // expected-error: 'h1' is unavailable: The content of an element is in braces: h1 { "…" }.
    h1("Title")
}

func styledText(_ text: String) -> some HTML {
    // expected-error: 'p' is unavailable: The content of an element is in braces: p { "…" }.
    p("Saved: \(text)").class("status")
}

func list() -> some HTML {
    ul {
        // expected-error: 'li' is unavailable: The content of an element is in braces: li { "…" }.
        li("One")
        // expected-error: 'li' is unavailable: The content of an element is in braces: li { "…" }.
        li("Two")
    }
}

func choice() -> some HTML {
    // expected-error: 'option' is unavailable: An option has a value, and its text in braces: option(value: "…") { "…" }.
    select(name: "size") { option("M") }
}

func titledSection() -> some HTML {
    // expected-error: 'section' is unavailable: The heading of a section is an element in it: section { h2 { "…" } … }.
    section("Orders") { "None" }
}

func tappedPart() -> some HTML {
    // expected-error: 'onTap' has been renamed to 'onClick(_:)'
    div { "Map" }.onTap {}
}

func tapGesture() -> some HTML {
    // expected-error: 'onTapGesture(perform:)' has been renamed to 'onClick(_:)'
    div { "Map" }.onTapGesture {}
}

func pressedPart() -> some HTML {
    // expected-error: 'onPress' has been renamed to 'onClick(_:)'
    div { "Map" }.onPress {}
}

func mappedRows(_ names: [String]) -> some HTML {
    // expected-error: conformance of 'Array<Element>' to 'HTML' is unavailable: An array does not identify its elements
    ul { names.map { name in li { name } } }
}
