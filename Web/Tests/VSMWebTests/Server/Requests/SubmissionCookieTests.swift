import Testing

@testable import VSMWeb

@Suite("The cookie of the forms that were sent")
struct SubmissionCookieTests {
    private let cookies = VisitorCookies(secret: ServerSecret(Array(repeating: 1, count: 32))!, isSecure: true)

    private func form(
        page: String = String(repeating: "a", count: 32),
        version: Int = 1,
        node: Int = 3
    ) throws -> SubmittedForm {
        try SubmittedForm(Array("vsm-form=token.\(page).\(version).\(node).7".utf8))
    }

    private func name(of form: SubmittedForm, visitor: String = "visitor", host: String = "a") -> String {
        cookies.names(of: form, visitor: visitor, host: host)[0]
    }

    @Test("Each form has a unique name for its document, visitor and host")
    func names() throws {
        let forms = [
            try form(), try form(page: String(repeating: "b", count: 32)), try form(version: 2), try form(node: 4),
        ]
        var names = forms.map { name(of: $0) }
        names += [name(of: forms[0], visitor: "other")]
        names += [name(of: forms[0], host: "b")]
        #expect(Set(names).count == 6)
        #expect(name(of: forms[0], host: "A") == names[0])
    }

    @Test("Written names are read, up to a number of forms, and scripts cannot read the cookie")
    func roundTrip() {
        let names = (0..<40).map { "0123456789abc" + String($0 + 100) }
        let header = cookies.setSentForms(names, host: "shop.example:8443")
        #expect(header.hasPrefix("__Host-vsm-sent-8443="))
        #expect(header.hasSuffix("; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure"))
        #expect(header.utf8.count < 1_000)
        let sent = String(header.prefix { $0 != ";" })
        #expect(cookies.sentForms(in: ["a=b; \(sent)"], host: "shop.example:8443") == Array(names.prefix(32)))
        #expect(cookies.sentForms(in: [sent], host: "shop.example") == [])
    }

    @Test(
        "Invalid values name no form, and a flood of names is bounded",
        arguments: [
            "", ".", "a.b", "....", "0123456789abcdefa", "\u{0}", String(repeating: "0123456789abcdef.", count: 9_999),
        ]
    )
    func damaged(value: String) {
        let forms = cookies.sentForms(in: ["__Host-vsm-sent=\(value)"], host: "a")
        #expect(forms.count <= VisitorCookies.sentFormCount)
        #expect(forms.allSatisfy { $0 == "0123456789abcdef" })
    }
}
