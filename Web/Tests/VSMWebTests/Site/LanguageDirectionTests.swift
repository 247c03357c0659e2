import Testing

@testable import VSMWeb

@Suite("The direction of a language")
struct LanguageDirectionTests {
    @Test(
        "The script decides, and otherwise the language",
        arguments: [
            ("ar", true), ("AR-eg", true), ("he", true), ("fa-IR", true), ("ur", true), ("az-Arab", true),
            ("ku-arab-IQ", true), ("en-AE-arab", true), ("en", false), ("de-CH", false), ("zh-Hant-TW", false),
            ("az", false), ("ar-Latn", false), ("uz-Latn-UZ", false), ("are", false), ("", false), ("-", false),
            ("de-1996", false),
        ]
    )
    func direction(language: String, isRightToLeft: Bool) {
        #expect(TextDirection(language: language) == (isRightToLeft ? .rightToLeft : .leftToRight))
    }

    @Test("A document has the direction of its language, and the script has that of its texts")
    func document() async throws {
        let arabic = SiteTexts(language: "ar") { SiteTexts.english[$0] }
        let site = Site(title: "Test") { request in
            if request.path == ["arabic"] { pageLanguage("ar") }
            p { "x" }
        }
        .texts(arabic)
        let fixture = HostFixture(site: site)
        #expect(try await fixture.get("/arabic").body.contains(#"<html lang="ar" dir="rtl">"#))
        #expect(try await fixture.get("/").body.contains(#"<html lang="en">"#))
        #expect(try await fixture.get("/vsm/client.ar.js").body.contains(#","ar","rtl"]"#))
        #expect(try await fixture.get("/vsm/client.js").body.contains(#","en","ltr"]"#))
    }
}
