/// The kinds of answers to requests of people that are not served.
///
/// They are few and fixed, and none has anything of a request in it, so that their pages can be made in advance.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum RefusalKind: CaseIterable, Sendable {
    /// The target of the request is not a path.
    case path
    /// The body of the request cannot be read.
    case unreadable
    /// A field of a form cannot be decoded.
    case undecodableForm
    /// What was sent is not a form of a page.
    case notOfPage
    /// The form was sent by a page of another site.
    case foreignForm
    /// The form was sent without a cookie of this server.
    case formWithoutCookie
    /// The form is not one of a page of this browser.
    case formOfAnother
    /// The method is none that pages have.
    case method
    /// The form was sent to something that is not a page.
    case notAPage
    /// The body of the request did not arrive in time.
    case slowBody
    /// The body of the request is too large.
    case largeBody
    /// A form has too many fields.
    case manyFields
    /// A field of a form is too large.
    case largeField
    /// The form was sent in another encoding.
    case encoding
    /// The body of the request has a transfer coding that is not known.
    case transferCoding
    /// The request expects something that is not known.
    case expectation
    /// The page cannot be shown, because of a mistake of the site.
    case failure
    /// There are too many sessions for another page.
    case sessions
    /// There are too many sessions for the answer to a form.
    case sessionsForForm
    /// There are too many connections.
    case connections

    /// The refusal as a page shows it.
    func refusal(_ limits: SessionLimits, _ texts: SiteTexts) -> RequestRefusal {
        RequestRefusal(status, texts[heading], texts[sentence(limits)], triesAgain: triesAgain)
    }

    /// What a program gets, in English: it may need more than a person.
    func sentenceForPrograms(_ limits: SessionLimits) -> String {
        switch self {
        case .path: "This is not the path of a page."
        case .unreadable: "The request cannot be read."
        case .undecodableForm: "A field of the form cannot be decoded."
        case .notOfPage: "The form is not that of a page."
        case .method: "Pages are read with GET, and forms are sent with POST; events go over the live connection."
        case .notAPage: "This is not a page."
        case .encoding: "Forms are sent as application/x-www-form-urlencoded."
        case .transferCoding: "No transfer coding is read but chunked."
        case .expectation: "No expectation is met but 100-continue."
        case .foreignForm, .formWithoutCookie, .formOfAnother, .slowBody, .largeBody, .manyFields, .largeField,
            .failure, .sessions, .sessionsForForm, .connections:
            SiteTexts.english[sentence(limits)]
        }
    }

    private var status: Int {
        switch self {
        case .path, .unreadable, .undecodableForm, .notOfPage: 400
        case .foreignForm, .formWithoutCookie, .formOfAnother: 403
        case .method, .notAPage: 405
        case .slowBody: 408
        case .largeBody, .manyFields, .largeField: 413
        case .encoding: 415
        case .expectation: 417
        case .failure: 500
        case .transferCoding: 501
        case .sessions, .sessionsForForm, .connections: 503
        }
    }

    private var heading: SiteText {
        switch self {
        case .path, .unreadable, .undecodableForm, .notOfPage, .method, .notAPage, .encoding, .transferCoding,
            .expectation:
            .requestUnreadable
        case .foreignForm, .formWithoutCookie, .formOfAnother: .formRefused
        case .slowBody: .requestSlow
        case .largeBody, .manyFields, .largeField: .tooMuch
        case .failure: .pageFailed
        case .sessions, .sessionsForForm, .connections: .serverFull
        }
    }

    private func sentence(_ limits: SessionLimits) -> SiteText {
        switch self {
        case .path, .unreadable, .undecodableForm, .notOfPage, .method, .notAPage, .encoding, .transferCoding,
            .expectation:
            .requestUnreadableAdvice
        case .foreignForm: .formOfOtherSite
        case .formWithoutCookie: .formWithoutCookie
        case .formOfAnother: .formOfOtherBrowser
        case .slowBody: .requestSlowAdvice
        case .largeBody: .requestTooLarge(limit: limits.bodySize)
        case .manyFields: .formTooLarge(limit: ClientMessage.maximumFieldCount)
        case .largeField: .valueTooLarge(limit: limits.fieldSize)
        case .failure: .pageFailedReason
        case .sessions: .tooManyPages
        case .sessionsForForm: .tooManyPagesForForm
        case .connections: .tooManyConnections
        }
    }

    /// Whether the page loads again by itself.
    ///
    /// A form would be lost; the browser can send it again.
    private var triesAgain: Bool { self == .sessions || self == .connections }
}
