/// What pages say to people besides their content: each sentence and word, which ``SiteTexts`` has in a language.
///
/// A site in another language says all of them with one exhaustive `switch`, so none is forgotten. Versions of this package
/// that say something new add a case; your `switch` then does not compile until it has a text for it.
public enum SiteText: Hashable, Sendable {
    // MARK: The connection of a page

    /// The name of the notices about the connection, for assistive technology.
    case connection
    /// The page was loaded and its connection takes long.
    case connecting
    /// The connection is lost and is tried again.
    case connectionLost
    /// The connection is lost, and the person has followed a link.
    case connectionLostBeforeLink
    /// The connection is back, which only assistive technology says.
    case connectionBack
    /// The server takes long to answer.
    case serverSlow
    /// The server has no room for the page at the moment.
    case serverBusy
    /// The server cannot be reached.
    case serverUnreachable
    /// The browser does not accept the cookie that a connected page needs.
    case cookiesNeeded
    /// The page is used in another tab.
    case openElsewhere
    /// The name of the button that uses the page in this tab.
    case useHere

    // MARK: What could not be carried out

    /// Nothing was done, because what the person saw has changed.
    case pageChanged
    /// What the person did with a control was not sent.
    case notDone(control: String)
    /// The same, for a control without a name.
    case somethingNotDone
    /// What the person did with a control was sent, and it is not known whether it was done.
    case perhapsNotDone(control: String)
    /// The same, for a control without a name.
    case somethingPerhapsNotDone
    /// A field has left the page; the text that the person typed follows.
    case fieldGone(field: String)
    /// The value of a field was changed by somebody else; the text that the person typed follows.
    case fieldChanged(field: String)
    /// There is no place for a text after the page was loaded again; the text follows.
    case fieldNotPutBack(field: String)
    /// What the person entered is longer than a message may be.
    case tooLong
    /// The name of the field with the text that the person typed, for assistive technology.
    case whatWasTyped
    /// The name of the button that removes a notice.
    case dismiss

    // MARK: Values that cannot be read

    /// A field that needs a value has none.
    case fieldEmpty
    /// A value is not one of its type.
    case valueImpossible
    /// A value is not a whole number, or is too large for one.
    case wholeNumberNeeded
    /// A value is not a number.
    case numberNeeded

    // MARK: Forms that are sent without the script of the page

    /// Nothing was done, because the page has another form now.
    case formReplaced
    /// The form was sent before, and was not run again.
    case formSentBefore
    /// Nothing was done, because too much was sent at once.
    case tooManyRequests

    // MARK: Addresses without a page

    /// The heading of the page for addresses that no route has.
    case noSuchPage
    /// The name of the link to the start page.
    case startPage
    /// The server was reached under a name that it does not have.
    case unknownHost

    // MARK: Requests that are refused, each with a heading and a sentence

    /// The heading for a request that is not one of a page.
    case requestUnreadable
    /// What to do about it.
    case requestUnreadableAdvice
    /// The heading for a form that is not accepted.
    case formRefused
    /// The form was sent by a page of another site.
    case formOfOtherSite
    /// The form was sent without the cookie of this site.
    case formWithoutCookie
    /// The form is not one of a page of this browser.
    case formOfOtherBrowser
    /// The heading for a request that is too large.
    case tooMuch
    /// How many bytes a request may have.
    case requestTooLarge(limit: Int)
    /// How many values a form may have.
    case formTooLarge(limit: Int)
    /// How many bytes a value may have.
    case valueTooLarge(limit: Int)
    /// The heading for a request that does not arrive.
    case requestSlow
    /// What to do about it.
    case requestSlowAdvice
    /// The heading for a page that cannot be shown, because of a mistake of the site.
    case pageFailed
    /// Whose mistake it is.
    case pageFailedReason
    /// The heading for a request for which there is no room.
    case serverFull
    /// Too many pages are open.
    case tooManyPages
    /// Too many pages are open to answer a form.
    case tooManyPagesForForm
    /// There are too many connections.
    case tooManyConnections
    /// The page loads again by itself.
    case triesAgain
}

extension SiteText {
    /// What stands for a name in the texts that the script of the page has.
    static let nameInScript = "{}"

    /// The texts that the script of the page has, in the order in which `Client/texts.js` numbers them.
    static let ofScript: [SiteText] = [
        .connection, .connecting, .connectionLost, .connectionLostBeforeLink, .connectionBack, .serverSlow, .serverBusy,
        .serverUnreachable, .cookiesNeeded, .openElsewhere, .useHere, .pageChanged, .notDone(control: nameInScript),
        .somethingNotDone, .perhapsNotDone(control: nameInScript), .somethingPerhapsNotDone,
        .fieldGone(field: nameInScript), .fieldChanged(field: nameInScript), .fieldNotPutBack(field: nameInScript),
        .tooLong, .whatWasTyped, .dismiss,
    ]
}
