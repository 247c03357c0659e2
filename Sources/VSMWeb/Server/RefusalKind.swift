/// The kinds of answers to requests of people that are not served.
///
/// They are few and fixed, and none has anything of a request in it, so that their pages can be made in advance.
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
    /// The page cannot be shown, because of a mistake of the site.
    case failure
    /// There are too many sessions for another page.
    case sessions
    /// There are too many sessions for the answer to a form.
    case sessionsForForm
    /// There are too many connections.
    case connections

    /// The refusal as a page shows it.
    func refusal(_ limits: SessionLimits) -> RequestRefusal {
        switch self {
        case .path: Self.malformed("This is not the path of a page.")
        case .unreadable: Self.malformed("The request cannot be read.")
        case .undecodableForm: Self.malformed("A field of the form cannot be decoded.")
        case .notOfPage: Self.malformed("The form is not that of a page.")
        case .foreignForm: Self.forbidden("Only pages of this site may send forms.")
        case .formWithoutCookie: Self.forbidden("Only browsers that accept this site's cookie may send forms.")
        case .formOfAnother: Self.forbidden("This form is not from a page of yours. Open the page again.")
        case .method:
            RequestRefusal(
                405,
                "This cannot be done here",
                "Pages are read with GET, and forms are sent with POST; events go over the live connection."
            )
        case .notAPage: RequestRefusal(405, "This cannot be done here", "This is not a page.")
        case .slowBody:
            RequestRefusal(408, "The request took too long", "The request takes too long. Go back and try again.")
        case .largeBody: Self.tooLarge("A request may carry \(limits.bodySize) bytes.")
        case .manyFields: Self.tooLarge("A form may have \(ClientMessage.maximumFieldCount) values.")
        case .largeField: Self.tooLarge("The value of a field may have \(limits.fieldSize) bytes.")
        case .encoding:
            RequestRefusal(
                415,
                "The request cannot be read",
                "Forms are sent as application/x-www-form-urlencoded."
            )
        case .failure:
            RequestRefusal(500, "Something went wrong", "This page cannot be shown. The mistake is not yours.")
        case .sessions: Self.busy("Too many pages are open.", triesAgain: true)
        // It does not load again by itself, which would lose the form: the browser can send it again.
        case .sessionsForForm:
            Self.busy("Too many pages are open. Go back and send the form again in a few seconds.", triesAgain: false)
        case .connections: Self.busy("There are too many connections.", triesAgain: true)
        }
    }

    private static func malformed(_ sentence: String) -> RequestRefusal {
        RequestRefusal(400, "The request cannot be read", sentence)
    }

    private static func forbidden(_ sentence: String) -> RequestRefusal {
        RequestRefusal(403, "The form was not accepted", sentence)
    }

    private static func tooLarge(_ sentence: String) -> RequestRefusal {
        RequestRefusal(413, "This is too much at once", sentence)
    }

    private static func busy(_ sentence: String, triesAgain: Bool) -> RequestRefusal {
        RequestRefusal(503, "Too many visitors at the moment", sentence, triesAgain: triesAgain)
    }
}
