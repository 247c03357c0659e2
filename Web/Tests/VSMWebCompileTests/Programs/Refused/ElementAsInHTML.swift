// Elements, attributes and events as HTML has them.

import VSM
import VSMWeb

func partWithClass() -> some HTML {
    // expected-error: 'div(class:_:)' is unavailable: Attributes are modifiers: div { … }.class("…").
    div(class: "card") { "Ottoman" }
}

func namedClass() -> some HTML {
    // expected-error: 'className' has been renamed to 'class(_:)'
    div { "Ottoman" }.className("card")
}

func styledPart() -> some HTML {
    // expected-error: 'style' is unavailable: The policy of the page blocks styles in attributes. Use class(_:)
    div { "Ottoman" }.style("color: red")
}

func partWithData() -> some HTML {
    // expected-error: 'data' is unavailable: Set such an attribute by its whole name: attribute("data-…", …).
    div { "Ottoman" }.data("product", "7")
}

func labelOfAnotherPlace() -> some HTML {
    // expected-error: 'label(for:_:)' is unavailable: A label around a control belongs to it. Another one names it:
    label(for: "size") { "Size" }
}

func textInBraces() -> some HTML {
    // expected-error: 'textarea(name:_:)' is unavailable: The text of a field is its value: textarea(name: "…", value: …).
    textarea(name: "note") { "Fragile" }
}

func formWithAddress() -> some HTML {
    // expected-error: 'form(action:method:_:)' is unavailable: A form has no address. Its values go to an action:
    form(action: "/orders", method: "post") { "Send" }
}

func clickInLowerCase() -> some HTML {
    // expected-error: 'onclick' has been renamed to 'onClick(_:)'
    button { "Save" }.onclick {}
}

func attributesInLowerCase() -> some HTML {
    // expected-error: 'readonly' has been renamed to 'readOnly(_:)'
    input(name: "address").readonly()
}

func numbersInLowerCase() -> some HTML {
    // expected-error: 'maxlength' has been renamed to 'maxLength(_:)'
    input(name: "address").maxlength(80)
}

func orderInLowerCase() -> some HTML {
    // expected-error: 'tabindex' has been renamed to 'tabIndex(_:)'
    div { "Map" }.tabindex(0)
}
