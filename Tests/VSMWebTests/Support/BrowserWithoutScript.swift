#if Web
import HTTPTypes
import HummingbirdCore

@testable import VSMWeb

/// A browser without a script.
final class BrowserWithoutScript {
    let fixture: HostFixture
    var path: String
    var cookie: String?
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
        fields[.cookie] = cookie
        fields[.origin] = origin
        let (response, html) = try await fixture.get(path, fields, method: .post, body: body)
        (status, headers, self.html) = (response.status, response.headers, html)
    }

    /// Sends the form at a position in the page.
    func submit(_ position: Int, _ fields: String = "") async throws {
        try await post("vsm-form=\(tickets[position])&\(fields)")
    }
}
#endif
