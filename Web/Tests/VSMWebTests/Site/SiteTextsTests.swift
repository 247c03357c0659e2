import Foundation
import Testing
import VSMTesting
import VSMWebTesting

@testable import VSMWeb

@Suite("The texts that the package adds to pages")
struct SiteTextsTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/VSMWeb")

    /// A text of each case, as `SiteText` declares them.
    private static let all: [SiteText] =
        SiteText.ofScript + [
            .pageChanged, .stateNotRestored, .fieldEmpty, .valueImpossible, .wholeNumberNeeded, .numberNeeded,
            .formReplaced, .formSentBefore, .tooManyRequests, .noSuchPage, .startPage, .unknownHost, .requestUnreadable,
            .requestUnreadableAdvice,
            .formRefused, .formOfOtherSite, .formWithoutCookie, .formOfOtherBrowser, .tooMuch,
            .requestTooLarge(limit: 7),
            .formTooLarge(limit: 7), .valueTooLarge(limit: 7), .requestSlow, .requestSlowAdvice, .pageFailed,
            .pageFailedReason, .serverFull, .tooManyPages, .tooManyPagesForForm, .tooManyConnections,
            .serverStopping, .serverStoppingReason, .triesAgain,
        ]

    /// A text without its associated value.
    private static func name(_ text: SiteText) -> Substring { "\(text)".prefix { $0 != "(" } }

    private static func source(_ path: String) throws -> String {
        try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
    }

    /// A language whose texts are their names.
    private static let names = SiteTexts(language: "x-names") { "<\(name($0))>" }

    @Test("The tests know every text")
    func complete() throws {
        let cases = try Self.source("Texts/SiteText.swift").matches(of: /(?m)^    case (\w+)/).map(\.1)
        #expect(cases == Self.all.map(Self.name))
        #expect(Set(Self.all).count == Self.all.count)
    }

    @Test("Every text differs in German, and contains its associated value in both languages")
    func german() {
        for text in Self.all {
            let texts = [SiteTexts.english[text], SiteTexts.german[text]]
            #expect(texts[0] != texts[1] && !texts.contains(""), "\(text)")
            for text in texts where "\(text)".contains("(control") || "\(text)".contains("(field") {
                #expect(text.contains(SiteText.nameInScript))
            }
        }
        for texts in [SiteTexts.english, .german] {
            #expect(texts[.notDone(control: "Save")].contains("Save"))
            #expect(texts[.perhapsNotDone(control: "Save")].contains("Save"))
            #expect(texts[.fieldGone(field: "Name")].contains("Name"))
            #expect(texts[.fieldChanged(field: "Name")].contains("Name"))
            #expect(texts[.fieldNotPutBack(field: "Name")].contains("Name"))
            #expect(texts[.requestTooLarge(limit: 1234)].contains("1234"))
            #expect(texts[.formTooLarge(limit: 1234)].contains("1234"))
            #expect(texts[.valueTooLarge(limit: 1234)].contains("1234"))
        }
    }

    @Test("The script numbers its texts in the order of the server, and contains no sentences")
    func script() throws {
        let numbered = try Self.source("../../Client/texts.js").matches(of: /(?m)^const (\w+)Text = (\d+);/)
        #expect(numbered.map(\.1) == SiteText.ofScript.map(Self.name))
        #expect(numbered.map { Int($0.2) } == Array(SiteText.ofScript.indices))
        for path in ["Resources/client.js", "Resources/client-optional.js"] {
            // This matches a quoted text that begins with a capital and a small letter, or has two words.
            let sentences = try Self.source(path).matches(of: /["'`][“(]?[A-Z][a-z]+(?: [^"'`]*)?["'`]/).map {
                String($0.0)
            }
            #expect(sentences == [#""Enter""#, #""Space""#].filter { sentences.contains($0) }, "\(path)")
        }
    }

    @Test("The script of a page has the texts of its language")
    func scripts() throws {
        let site = Site(title: "Test") { _ in p { "" } }.texts(Self.names)
        let paths = ["en": "/vsm/client.js", "de": "/vsm/client.de.js", "x-names": "/vsm/client.x-names.js"]
        for texts in [SiteTexts.english, .german, Self.names] {
            let path = try #require(paths[texts.language])
            #expect(BrowserClient.scriptPath(texts) == path)
            let asset = try #require(BrowserClient.assets(site).first { $0.path == path })
            let script = String(decoding: asset.content, as: UTF8.self)
            for text in SiteText.ofScript {
                let isThere = script.contains("\"\(texts[text])\"")
                #expect(isThere, "\(text)")
            }
            let hasPlace = script.contains("VSM_TEXTS")
            #expect(!hasPlace)
        }
    }

    @Test("The script can contain a text with quotes and line breaks")
    func quotes() throws {
        let texts = SiteTexts(language: "x") { _ in "a\"b\\c\nd" }
        let site = Site(title: "Test") { _ in p { "" } }.texts(texts)
        let asset = try #require(BrowserClient.assets(site).first { $0.path == "/vsm/client.x.js" })
        let isEscaped = String(decoding: asset.content, as: UTF8.self).contains(#"["a\"b\\c\nd","a\"b"#)
        #expect(isEscaped)
    }

    @Test(
        "A page uses its language, or that of the site, or English",
        arguments: [
            ("en", nil, "english"), ("de", nil, "german"), ("de-AT", nil, "german"), ("DE", nil, "german"),
            ("fr", nil, "french"), ("fr-CA", nil, "quebecois"), ("fr-ch", nil, "french"), ("ja", nil, "english"),
            ("en", "de", "german"), ("de", "en-GB", "english"), ("de", "ja", "german"), ("ja", "fr", "french"),
            ("", nil, "english"), ("de", "-", "german"),
        ] as [(String, String?, String)]
    )
    func choice(ofSite: String, ofPage: String?, expected: String) {
        let french = SiteTexts(language: "fr") { _ in "french" }
        let quebecois = SiteTexts(language: "fr-CA") { _ in "quebecois" }
        let english = SiteTexts(language: "en") { _ in "english" }
        let german = SiteTexts(language: "de") { _ in "german" }
        let site = Site(title: "Test", language: ofSite) { _ in p { "" } }
            .texts(SiteTexts(language: "fr") { _ in "replaced" }, french, quebecois)
            .texts(english, german)
        #expect(site.texts(for: ofPage)[.dismiss] == expected)
    }

    @Test("A document names the script of its language, and reports the outcome of a form in that language")
    func document() {
        let site = Site(title: "Test", language: "de") { _ in p { "" } }
        func document(_ language: String?) -> String {
            var document = Document(
                site: site,
                metadata: PageMetadata(language: language),
                content: [],
                ticket: PageTicket(),
                shape: 0
            )
            document.notice = .formSentBefore
            return String(decoding: document.bytes, as: UTF8.self)
        }
        #expect(document(nil).contains("<script src=\"/vsm/client.de.js\" defer>"))
        #expect(document(nil).contains("<p role=\"alert\">Dieses Formular wurde schon abgeschickt."))
        #expect(document("en").contains("<script src=\"/vsm/client.js\" defer>"))
        #expect(document("en").contains("<p role=\"alert\">This form was sent before."))
    }

    /// A form in German whose values cannot be read.
    private struct OrderView: HTMLView {
        struct Order: Decodable {
            var name: String
            var count: Int
            var price: Double
        }

        struct Choice: Decodable {
            enum Size: String, Decodable { case small }
            var size: Size
        }

        static let mistakes = [
            "name: Füllen Sie dieses Feld aus.", "count: Geben Sie eine ganze Zahl ein.",
            "price: Geben Sie eine Zahl ein.", "size: Dieser Wert ist nicht möglich.",
        ]

        var initialState: FormErrors { FormErrors() }

        func body(_ container: StateContainer<FormErrors>) -> some HTML {
            pageLanguage("de")
            form {
                label { "Count" }.for("count")
                input(name: "count").id("count")
                input(type: .hidden, name: "price", value: "x")
                input(type: .hidden, name: "size", value: "x")
                button(submits: true) { "Order" }
            }
            .onSubmit { values in
                guard case .failure(var errors) = values.decode(Order.self) else { return }
                if case .failure(let others) = values.decode(Choice.self) { errors["size"] = others["size"] }
                container.observe(errors)
            }
            forEach(container.state.names, key: \.self) { name in p { "\(name): \(container.state[name] ?? "")" } }
        }
    }

    @Test("Values that cannot be read are marked in the language of the page")
    func fields() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Test") { _ in OrderView() })
            try page.field("Count").fill("x")
            try page.button("Order").click()
            for mistake in OrderView.mistakes { try page.expect(.text(mistake)) }
        }
    }

    @Test("Values that cannot be read are also marked in the language of the page without its script")
    func fieldsWithoutScript() async throws {
        let browser = BrowserWithoutScript(HostFixture(site: Site(title: "Test") { _ in OrderView() }))
        try await browser.get()
        try await browser.submit(0, "count=x&price=x&size=x")
        for mistake in OrderView.mistakes {
            let isShown = browser.html.contains("<p>\(mistake)</p>")
            #expect(isShown, "\(mistake)")
        }
    }

    @Test("Addresses without a page, and names that the server does not have, are answered in the language of the site")
    func answers() async throws {
        let site = Site(title: "Test", routes: TestRoute.self, language: "de-CH") { _, _ in p { "Hallo" } }
        let fixture = HostFixture(site: site)
        let missing = try await fixture.get("/nowhere").body
        #expect(missing.contains("<h1>Diese Seite gibt es nicht.</h1>") && missing.contains(">Zur Startseite</a>"))
        let unknown = try await fixture.get("/", host: "other.example").body
        #expect(unknown.contains("Dieser Server antwortet nicht unter diesem Namen."))
    }
}
