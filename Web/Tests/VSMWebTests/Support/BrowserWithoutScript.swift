import HTTPTypes
import HummingbirdCore

@testable import VSMWeb

/// A browser without a script.
final class BrowserWithoutScript {
    var fixture: HostFixture
    var path: String
    var cookie: String?
    /// The cookie that names the submitted forms.
    var sentForms: String?
    var html = ""
    var status = HTTPResponse.Status.ok
    var headers: HTTPFields = [:]
    var origin: String? = "http://localhost:8080"
    var contentType = "application/x-www-form-urlencoded"

    init(_ fixture: HostFixture, at path: String = "/names") { (self.fixture, self.path) = (fixture, path) }

    func get() async throws {
        let fields: HTTPFields = cookie.map { [.cookie: $0] } ?? [:]
        let (response, body) = try await fixture.get(path, fields)
        cookie = response.headers[values: .setCookie].last.map { String($0.prefix { $0 != ";" }) }
        html = body
    }

    /// The values of the hidden fields, in the order of the forms.
    var tickets: [String] {
        html.split(separator: "name=\"vsm-form\" data-vsm-unscripted=\"\" value=\"").dropFirst().map { part in
            String(part.prefix { $0 != "\"" })
        }
    }

    func post(_ body: String) async throws {
        var fields: HTTPFields = [.contentType: contentType]
        let cookies = [cookie, sentForms].compactMap(\.self)
        fields[.cookie] = cookies.isEmpty ? nil : cookies.joined(separator: "; ")
        fields[.origin] = origin
        let (response, html) = try await fixture.get(path, fields, method: .post, body: body)
        (status, headers, self.html) = (response.status, response.headers, html)
        let cookie = response.headers[values: .setCookie].first { $0.contains("vsm-sent") }
        if let cookie { sentForms = String(cookie.prefix { $0 != ";" }) }
    }

    /// Submits the form at a position in the page.
    func submit(_ position: Int, _ fields: String = "") async throws {
        try await post("vsm-form=\(tickets[position])&\(fields)")
    }
}
