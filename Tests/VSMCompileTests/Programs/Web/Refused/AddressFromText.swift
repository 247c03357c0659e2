// Texts where a page has addresses.

import VSM
import VSMWeb

func linkToText(_ address: String) -> some HTML {
    // expected-error: 'a(href:_:)' is unavailable: A text can be an address that a page must not contain.
    a(href: address) { "Open" }
}

func linkWithNumber(_ number: Int) -> some HTML {
    // expected-error: A value can make the address one that a page must not contain. For a page of the site, use a route
    a(href: "/orders/\(number)") { "Open" }
}

func videoWithNumber(_ number: Int) -> some HTML {
    // expected-error: For another address, use WebURL(_:), which returns nil for such a text.
    video {}.src("/clips/\(number).mp4")
}

func redirectionWithNumber(_ number: Int) -> some HTML {
    // expected-error: 'appendInterpolation' is unavailable: A value can make the address one that a page must not contain.
    redirect(to: "/orders/\(number)")
}

func imageFromText(_ address: String) -> some HTML {
    // expected-error: 'img(src:alt:)' is unavailable: A text can be an address that a page must not contain. Use WebURL(_:)
    img(src: address, alt: "Ottoman")
}

func uncheckedAddress(_ address: String) -> some HTML {
    // expected-error: value of optional type 'WebURL?' must be unwrapped to a value of type 'WebURL'
    a(href: WebURL(address)) { "Open" }
}
