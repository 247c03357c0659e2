// Texts where a page has addresses.

import VSM
import VSMWeb

func linkToText(_ address: String) -> some HTML {
    // expected-error: 'a(href:_:)' is unavailable: A text can be an address that a page must not contain.
    a(href: address) { "Open" }
}

func linkWithNumber(_ number: Int) -> some HTML {
    // expected-error: For a page of the site, use a(to: …) with a route. For another address, use WebURL(_:)
    a(href: "/orders/\(number)") { "Open" }
}

func videoWithNumber(_ number: Int) -> some HTML {
    // expected-error: 'src' is unavailable: A text can be an address that a page must not contain. Use WebURL(_:)
    video {}.src("/clips/\(number).mp4")
}

func redirectionWithNumber(_ number: Int) -> some HTML {
    // expected-error: For a page of the site, use its route. For another address, use WebURL(_:)
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
