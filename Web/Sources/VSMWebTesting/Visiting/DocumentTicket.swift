import VSMWeb

/// The credentials in a document with which a browser joins the session of its page.
struct DocumentTicket: Equatable {
    let page: String
    let token: String
    /// The maximum length of a text that the server accepts, in bytes.
    let fieldSize: Int

    /// Reads a document; `nil` if it is not a live page.
    init?(_ document: [UInt8]) {
        guard let mark = document.firstRange(of: Array("id=\"vsm-page\"".utf8)) else { return nil }
        let rest = document[mark.upperBound...].prefix(1_000)
        func value(_ name: String) -> String? {
            guard let start = rest.firstRange(of: Array(" \(name)=\"".utf8)) else { return nil }
            let value = rest[start.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
            return value.count > 256 ? nil : String(decoding: value, as: UTF8.self)
        }
        guard let page = value("data-page"), let token = value("data-token") else { return nil }
        (self.page, self.token) = (page, token)
        fieldSize = value("data-limit").flatMap { Int($0) } ?? SessionLimits().fieldSize
    }
}
