// Attributes, events and values of HTML that an element does not have.

import VSM
import VSMWeb

func linkedButton() -> some HTML {
    // expected-error: 'href' is unavailable: Create a link with its address: a(href: …) { … }.
    button { "Back" }.href("/")
}

func checkedPart() -> some HTML {
    // expected-error: 'checked' is unavailable: Create the control with its state: checkbox(name:isChecked:)
    div { "Done" }.checked()
}

func submittedParagraph() -> some HTML {
    // expected-error: 'onSubmit' on 'HTMLElement' requires the types 'HTMLTags.P' and 'HTMLTags.Form' be equivalent
    p { "Send" }.onSubmit { _ in }
}

func toggledText() -> some HTML {
    // expected-error: 'onToggle' on 'HTMLElement' requires the types 'HTMLTags.Textarea' and 'HTMLTags.Input'
    textarea(name: "text").onToggle { _ in }
}

func requiredButton() -> some HTML {
    // expected-error: 'required' on 'HTMLElement' requires that 'HTMLTags.Button' conform to 'HTMLTags.AnyField'
    button { "Send" }.required()
}

func boundPart() -> some HTML {
    // expected-error: requires that 'HTMLTags.Div' conform to 'HTMLTags.AnyField'
    div {}.bind("text") { _ in }
}

func unknownType() -> some HTML {
    // expected-error: type 'InputType' has no member 'emial'
    input(type: .emial, name: "address")
}

func unknownRole() -> some HTML {
    // expected-error: type 'AccessibilityRole' has no member 'stauts'
    p { "Saved" }.role(.stauts)
}

func loop(_ names: [String]) -> some HTML {
    // expected-error: A loop does not identify its elements when the data changes. Use forEach(_:key:content:).
    ul { for name in names { li { name } } }
}

func labelledAsInHTML() -> some HTML {
    // expected-error: 'ariaLabel' has been renamed to 'accessibilityLabel(_:)'
    nav {}.ariaLabel("Pages")
}

func hiddenAsInHTML() -> some HTML {
    // expected-error: 'ariaHidden' has been renamed to 'accessibilityHidden(_:)'
    span { "→" }.ariaHidden()
}

func typedButton() -> some HTML {
    // expected-error: 'type' is unavailable: Create a button with its type: button(type:)
    button { "Send" }.type(.submit)
}

func typedField() -> some HTML {
    // expected-error: 'type' is unavailable: Create a field with its type: input(type:name:value:).
    input(name: "address").type(.email)
}

func checkboxAsType() -> some HTML {
    // expected-error: 'checkbox' is unavailable: A checkbox has its own function: checkbox(name:isChecked:).
    input(type: .checkbox, name: "done")
}

func radioAsType() -> some HTML {
    // expected-error: 'radio' is unavailable: A radio button has its own function: radio(name:value:isChecked:).
    input(type: .radio, name: "size")
}

func scopeAsInHTML() -> some HTML {
    // expected-error: 'col' has been renamed to 'column'
    th { "Number" }.scope(.col)
}

func hintOfPart() -> some HTML {
    // expected-error: 'placeholder' is unavailable: Only a text field shows a placeholder: input(type:name:value:)
    div { "Size" }.placeholder("Choose a size")
}

func hintOfChoice() -> some HTML {
    // expected-error: 'placeholder' is unavailable: Use the first option as the placeholder:
    select(name: "size") { option(value: "m") { "M" } }.placeholder("Choose a size")
}

func valueOfChoice() -> some HTML {
    // expected-error: 'value' is unavailable: Create each option with its selection: option(value:isSelected:).
    select(name: "size") { option(value: "m") { "M" } }.value("m")
}

func severalOfChoice() -> some HTML {
    // expected-error: 'multiple' is unavailable: Allow several selections: select(name:allowsMultiple:).
    select(name: "size") { option(value: "m") { "M" } }.multiple()
}

func selectedAsInHTML() -> some HTML {
    // expected-error: 'selected' is unavailable: Create each option with its selection: option(value:isSelected:).
    select(name: "size") { option(value: "m") { "M" }.selected() }
}

func choiceWithValue() -> some HTML {
    // expected-error: Create each option with its selection: option(value:isSelected:).
    select(name: "size", value: "m") { option(value: "m") { "M" } }
}

func choiceWithSelection(_ size: String) -> some HTML {
    // expected-error: Create each option with its selection: option(value:isSelected:).
    select(name: "size", selection: size) { option(value: "m") { "M" } }
}
