extension SiteTexts {
    /// The texts in English.
    public static let english = SiteTexts(language: "en") { text in
        switch text {
        case .connection: "Connection"
        case .connecting: "Connecting…"
        case .noConnection:
            "This page cannot stay connected here. Its forms, buttons and links work, but it does not change by itself."
        case .connectionLost: "The connection is lost. Trying to connect again."
        case .connectionLostBeforeLink: "The connection is lost. The page opens when it is back."
        case .connectionBack: "The connection is back."
        case .serverSlow: "The server is slow to answer."
        case .serverBusy: "The server is busy. Trying again."
        case .serverUnreachable: "The server cannot be reached. Trying again."
        case .cookiesNeeded: "This page cannot stay connected. It needs cookies."
        case .openElsewhere: "This page is open in another tab."
        case .useHere: "Use It Here"

        case .pageChanged: "This page has just changed. Nothing was done. Please look again."
        case .notDone(let control): "“\(control)” could not be done. Please try again."
        case .somethingNotDone: "What you did could not be done. Please try again."
        case .perhapsNotDone(let control):
            "“\(control)” may not have been done. Please check before you try again."
        case .somethingPerhapsNotDone:
            "What you did may not have been done. Please check before you try again."
        case .fieldGone(let field): "“\(field)” is no longer there. You typed:"
        case .fieldChanged(let field): "“\(field)” was changed elsewhere. You typed:"
        case .fieldNotPutBack(let field): "What you entered in “\(field)” could not be put back:"
        case .stateNotRestored: "This page starts over, because where you were could not be restored."
        case .tooLong(let excess): "This is too long. Characters to remove: \(excess)"
        case .whatWasTyped: "What you typed"
        case .dismiss: "Dismiss"

        case .fieldEmpty: "Fill in this field."
        case .valueImpossible: "This value is not possible."
        case .wholeNumberNeeded: "Enter a whole number."
        case .numberNeeded: "Enter a number."

        case .formReplaced:
            "This page has changed, and the form is another one. Nothing was done. Please try again."
        case .formSentBefore: "This form was sent before. This is the page as it is now."
        case .tooManyRequests: "There were too many requests at once. Nothing was done. Please try again."

        case .noSuchPage: "There is no such page."
        case .startPage: "Go to the start page"
        case .unknownHost: "This server does not answer under that name."

        case .requestUnreadable: "The request cannot be read"
        case .requestUnreadableAdvice: "The request is not one of a page of this site. Open the page again."
        case .formRefused: "The form was not accepted"
        case .formOfOtherSite: "Only pages of this site may send forms."
        case .formWithoutCookie: "Only browsers that accept this site's cookie may send forms."
        case .formOfOtherBrowser: "This form is not from a page of yours. Open the page again."
        case .tooMuch: "This is too much at once"
        case .requestTooLarge(let limit): "A request may carry \(limit) bytes."
        case .formTooLarge(let limit): "A form may have \(limit) values."
        case .valueTooLarge(let limit): "A text in a form may have \(limit) bytes. Go back and shorten it."
        case .requestSlow: "The request took too long"
        case .requestSlowAdvice: "The request takes too long. Go back and try again."
        case .pageFailed: "Something went wrong"
        case .pageFailedReason: "This page cannot be shown. The mistake is not yours."
        case .serverFull: "Too many visitors at the moment"
        case .tooManyPages: "Too many pages are open."
        case .tooManyPagesForForm: "Too many pages are open. Go back and send the form again in a few seconds."
        case .tooManyConnections: "There are too many connections."
        case .serverStopping: "The server is being replaced"
        case .serverStoppingReason: "Another one takes its place in a moment."
        case .triesAgain: "This page tries again by itself in a few seconds."
        }
    }
}
