extension HTTPRefusal {
    /// The kinds of requests that are not served, with the answer to each.
    ///
    /// The kinds are few and fixed and contain nothing from a request, so their pages can be rendered in advance.
    enum Kind: CaseIterable, Sendable {
        /// The target of the request is not a path.
        case path
        /// The request cannot be read.
        case unreadable
        /// A field of a form cannot be decoded.
        case undecodableForm
        /// The body of the request is not a form of a page.
        case notOfPage
        /// The form was sent by a page of another site.
        case foreignForm
        /// The form was sent without a cookie of this server.
        case formWithoutCookie
        /// The form belongs to a page of another browser.
        case formOfAnother
        /// The live connection was requested by a page of another site.
        case foreignConnection
        /// The live connection was requested without a cookie of this server.
        case connectionWithoutCookie
        /// There is no file at the path.
        case noFile
        /// Pages do not support the method.
        case method
        /// The target of the form is not a page.
        case notAPage
        /// The body of the request did not arrive in time.
        case slowBody
        /// The body of the request is too large.
        case largeBody
        /// A form has too many fields.
        case manyFields
        /// A field of a form is too large.
        case largeField
        /// The form has an unsupported encoding.
        case encoding
        /// The request has an unknown expectation.
        case expectation
        /// The request is for another host.
        case host
        /// The request for the live connection does not ask for an upgrade.
        case noUpgrade
        /// The page cannot be shown, because of a mistake of the site.
        case failure
        /// The body of the request has an unknown transfer coding.
        case transferCoding
        /// There are too many sessions for another page.
        case sessions
        /// There are too many sessions for the answer to a form.
        case sessionsForForm
        /// There are too many connections.
        case connections
        /// The server is about to stop, and another one has to show the page.
        case stopping
    }
}

extension HTTPRefusal.Kind {
    /// The status of the answer.
    var status: Int { answer.status }

    /// The reason for operators; `nil` if it is reported elsewhere or they need not know.
    var reason: RefusalReason? { answer.reason }

    /// The status, the reason, and the sentence for a program, unless it gets that of the page.
    private var answer: (status: Int, reason: RefusalReason?, sentence: String?) {
        switch self {
        case .path: (400, .malformed, "This is not the path of a page.")
        case .unreadable: (400, .malformed, "The request cannot be read.")
        case .undecodableForm: (400, .form, "A field of the form cannot be decoded.")
        case .notOfPage: (400, .form, "The form is not that of a page.")
        case .foreignForm: (403, .origin, nil)
        case .formWithoutCookie: (403, .cookie, nil)
        case .formOfAnother: (403, .form, nil)
        case .foreignConnection: (403, .origin, "Only pages of this site may connect.")
        case .connectionWithoutCookie: (403, .cookie, "Only browsers that have opened a page may connect.")
        case .noFile: (404, nil, "There is no such file.")
        case .method:
            (405, .method, "Pages are read with GET, and forms are sent with POST; events go over the live connection.")
        case .notAPage: (405, .method, "This is not a page.")
        case .slowBody: (408, .bodyTime, nil)
        case .largeBody: (413, .bodySize, nil)
        case .manyFields, .largeField: (413, .form, nil)
        case .encoding: (415, .form, "Forms are sent as application/x-www-form-urlencoded.")
        case .expectation: (417, .malformed, "No expectation is met but 100-continue.")
        case .host: (421, .host, nil)
        case .noUpgrade: (426, nil, "This address is for the live connection of a page.")
        case .failure: (500, nil, nil)
        case .transferCoding: (501, .malformed, "No transfer coding is read but chunked.")
        case .sessions, .sessionsForForm: (503, .sessions, nil)
        case .connections, .stopping: (503, nil, nil)
        }
    }

    /// The methods that the target supports, if the request has another one.
    var allowedMethods: String? {
        switch self {
        case .method: "GET, HEAD, POST"
        case .notAPage: "GET, HEAD"
        default: nil
        }
    }

    /// Whether the page loads again automatically.
    ///
    /// A form would be lost; the browser can send it again.
    var triesAgain: Bool { self == .sessions || self == .connections || self == .stopping }

    /// Returns the refusal that a page shows; `nil` if it is not for a person.
    func refusal(_ limits: SessionLimits, _ texts: SiteTexts) -> Refusal? {
        guard let (heading, sentence) = page(limits) else { return nil }
        return Refusal(status, texts[heading], texts[sentence], triesAgain: triesAgain)
    }

    /// Returns the sentence for a program, which may need to know more than a person.
    ///
    /// The sentence is in English, unless it may also be for a person.
    func sentenceForPrograms(_ limits: SessionLimits, _ texts: SiteTexts) -> String {
        if self == .host { return texts[.unknownHost] }
        return answer.sentence ?? SiteTexts.english[page(limits)?.sentence ?? .requestUnreadableAdvice]
    }

    /// Returns the texts of the page, if there is one.
    private func page(_ limits: SessionLimits) -> (heading: SiteText, sentence: SiteText)? {
        switch self {
        case .path, .unreadable, .undecodableForm, .notOfPage, .method, .notAPage, .encoding, .transferCoding,
            .expectation:
            (.requestUnreadable, .requestUnreadableAdvice)
        case .foreignForm: (.formRefused, .formOfOtherSite)
        case .formWithoutCookie: (.formRefused, .formWithoutCookie)
        case .formOfAnother: (.formRefused, .formOfOtherBrowser)
        case .slowBody: (.requestSlow, .requestSlowAdvice)
        case .largeBody: (.tooMuch, .requestTooLarge(limit: limits.formSize))
        case .manyFields: (.tooMuch, .formTooLarge(limit: ClientMessage.maximumFieldCount))
        case .largeField: (.tooMuch, .valueTooLarge(limit: limits.fieldSize))
        case .failure: (.pageFailed, .pageFailedReason)
        case .sessions: (.serverFull, .tooManyPages)
        case .sessionsForForm: (.serverFull, .tooManyPagesForForm)
        case .connections: (.serverFull, .tooManyConnections)
        case .stopping: (.serverStopping, .serverStoppingReason)
        case .foreignConnection, .connectionWithoutCookie, .noFile, .host, .noUpgrade: nil
        }
    }
}
