import HTTPTypes
import HummingbirdCore

extension SiteHost {
    /// Runs the handler of a form that was sent without the script of its page.
    ///
    /// The same checks protect it as the live connection: the origin, the visitor's cookie, and a token that belongs to
    /// both the visitor and the page.
    ///
    /// - Throws: ``HTTPRefusal`` if the form does not belong to a page that this server gave to this browser.
    func submit(
        _ body: [UInt8],
        _ request: Request,
        _ visit: SiteVisit
    ) async throws(HTTPRefusal) -> Response {
        let host = visit.host
        guard gate.admitsOrigin(request.headers[.origin], host: host) else {
            throw HTTPRefusal(.foreignForm)
        }
        let visitors = cookies.visitors(in: request.headers[values: .cookie], host: host)
        guard !visitors.isEmpty else {
            throw HTTPRefusal(.formWithoutCookie)
        }
        let form = try form(body, request)
        let visitor = visitors.first { visitor in
            cookies.isFormToken(form.ticket.token, page: form.ticket.page, visitor: visitor, host: host)
        }
        guard let visitor else {
            throw HTTPRefusal(.formOfAnother)
        }
        let names = cookies.names(of: form, visitor: visitor, host: host)
        let sentForms = cookies.sentForms(in: request.headers[values: .cookie], host: host)
        let submitted: (page: OpenedPage, hasRun: Bool)
        do {
            submitted = try await registry.submit(
                form,
                named: names[0],
                wasSent: names.contains(where: sentForms.contains),
                PageRequest(visit.address, visitor: visitor),
                from: visit.browser,
                formToken: formToken(visitor: visitor, host: host)
            )
        } catch {
            throw .tooManySessions(error.quota, isForForm: true)
        }
        let setCookies = cookies.setCookies(visitor: visitor, host: host)
        var response = try response(submitted.page, to: request, setCookies: setCookies)
        if submitted.hasRun {
            let cookie = cookies.setSentForms([names[0]] + sentForms.filter { !names.contains($0) }, host: host)
            response.headers.append(HTTPField(name: .setCookie, value: cookie))
        }
        return response
    }

    private func form(_ body: [UInt8], _ request: Request) throws(HTTPRefusal) -> SubmittedForm {
        let type = request.headers[.contentType]?.lowercased().prefix { $0 != ";" && $0 != " " }
        guard type == "application/x-www-form-urlencoded" else {
            throw HTTPRefusal(.encoding)
        }
        do {
            return try SubmittedForm(body, fieldSize: limits.fieldSize)
        } catch {
            let kind: HTTPRefusal.Kind =
                switch error {
                case .undecodable: .undecodableForm
                case .notOfPage: .notOfPage
                case .tooManyFields: .manyFields
                case .tooLargeField: .largeField
                case .tooLarge: .largeBody
                }
            throw HTTPRefusal(kind)
        }
    }
}
