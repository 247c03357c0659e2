/// A cookie with the names of the forms that the browser has sent without a script, newest first.
///
/// Unlike ``IdempotencyKeys``, it outlives the process. The names cannot be guessed, so nobody can plant one.
extension VisitorCookies {
    /// The maximum number of forms that the cookie names.
    static let sentFormCount = 32
    /// The number of hexadecimal digits in the name of a form.
    private static let nameLength = 16

    /// Returns names that distinguish a form of a document from all forms that were ever sent, one for each key.
    ///
    /// The first one names the form from now on. A server that signs with another key may have named it differently.
    func names(of form: SubmittedForm, visitor: String, host: String) -> [String] {
        let ticket = form.ticket
        let place = "\(ticket.page)\n\(ticket.version)\n\(form.node.number)\n\(form.identity)"
        return codes("vsm sent form\n\(host.lowercased())\n\(visitor)\n\(place)").map {
            String($0.prefix(Self.nameLength))
        }
    }

    /// Returns the names of the forms in the cookies of a request.
    ///
    /// - Parameters:
    ///   - headers: The values of the `Cookie` headers.
    ///   - host: The host that the request is for.
    func sentForms(in headers: [String], host: String) -> [String] {
        let names = values(of: name("vsm-sent", host: host), in: headers).flatMap { value in
            value.utf8.split(separator: UInt8(ascii: "."), maxSplits: Self.sentFormCount).map { String($0) ?? "" }
        }
        return Array(names.lazy.filter { $0.utf8.count == Self.nameLength }.prefix(Self.sentFormCount))
    }

    /// Returns the value of the `Set-Cookie` header with the names of forms.
    ///
    /// - Parameters:
    ///   - forms: The names of the forms, newest first.
    ///   - host: The host that the request is for.
    func setSentForms(_ forms: [String], host: String) -> String {
        let value = forms.prefix(Self.sentFormCount).joined(separator: ".")
        let time = IdempotencyKeys.time.components.seconds
        return "\(name("vsm-sent", host: host))=\(value); Path=/; Max-Age=\(time); \(attributes)"
    }
}
