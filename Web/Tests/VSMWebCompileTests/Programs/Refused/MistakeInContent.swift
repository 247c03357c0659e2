// Mistakes in the content of elements that have an unavailable form, which must not hide them.

import VSM
import VSMWeb

func sum(_ number: Int) -> some HTML {
    // expected-error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
    p { "Total: " + number }
}

func buttonTitle(_ number: Int) -> some HTML {
    // expected-error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
    button { "Pay " + number }
}

func linkTitle(_ number: Int) -> some HTML {
    // expected-error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
    a(href: "/") { "Page " + number }
}

func click(_ number: Int) -> some HTML {
    // expected-error: value of type 'Int' has no member 'increment'
    button { "Add" }.onClick { number.increment() }
}

func submission(_ number: Int) -> some HTML {
    // expected-error: value of type 'Int' has no member 'send'
    form { button(submits: true) { "Send" } }.onSubmit { values in number.send(values) }
}

func optionalText(_ text: String?) -> some HTML {
    // expected-error: value of optional type 'String?' must be unwrapped to a value of type 'String'
    li { text }
}
