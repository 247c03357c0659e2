#if Web

/// A cookie that names the forms that the browser has sent without script, newest first.
///
/// It outlives the process, where ``SubmissionLedger`` does not. The names cannot be guessed, so that nobody can plant one.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension VisitorCookies {
    /// How many forms the cookie names.
    static let sentFormCount = 32
    /// The number of hexadecimal digits in the name of a form.
    private static let nameLength = 16

    /// Names a form of a document among all that were ever sent.
    func name(of form: SubmittedForm, visitor: String, host: String) -> String {
        let ticket = form.ticket
        let place = "\(ticket.page)\n\(ticket.version)\n\(form.node.number)\n\(form.identity)"
        let code = authenticationCode("vsm sent form\n\(host.lowercased())\n\(visitor)\n\(place)")
        return String(code.prefix(Self.nameLength))
    }

    /// The forms that the cookies of a request name.
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

    /// The value of the `Set-Cookie` header that names forms.
    ///
    /// - Parameters:
    ///   - forms: The names of the forms, newest first.
    ///   - host: The host that the request is for.
    func setSentForms(_ forms: [String], host: String) -> String {
        let value = forms.prefix(Self.sentFormCount).joined(separator: ".")
        let time = SubmissionLedger.time.components.seconds
        return "\(name("vsm-sent", host: host))=\(value); Path=/; Max-Age=\(time); \(attributes)"
    }
}
#endif
