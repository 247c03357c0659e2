/// A sentence or word that the package adds to pages, which ``SiteTexts`` provides in a language.
///
/// A site in another language provides all texts with one exhaustive `switch`, so that none is forgotten. A version of
/// this package with a new text adds a case. Your `switch` then does not compile until it handles the case.
public enum SiteText: Hashable, Sendable {
    // MARK: The connection of a page

    /// The name of the notices about the connection, for assistive technology.
    case connection
    /// The page was loaded, but connecting takes long.
    case connecting
    /// The connection is lost, and the page tries to connect again.
    case connectionLost
    /// The connection is lost, and the person has followed a link.
    case connectionLostBeforeLink
    /// The connection is back; only assistive technology announces this.
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

    // MARK: Events that were not run

    /// The person's use of a control was not sent.
    case notDone(control: String)
    /// The same, for a control without a name.
    case somethingNotDone
    /// The person's use of a control was sent, but it is unknown whether it took effect.
    case perhapsNotDone(control: String)
    /// The same, for a control without a name.
    case somethingPerhapsNotDone
    /// A field has left the page; the text that the person typed follows.
    case fieldGone(field: String)
    /// Somebody else changed the value of a field; the text that the person typed follows.
    case fieldChanged(field: String)
    /// A text could not be restored after the page was loaded again; the text follows.
    case fieldNotPutBack(field: String)
    /// The person's input is too long to be sent, by a number of characters.
    case tooLong(excess: String)
    /// The name of the field with the text that the person typed, for assistive technology.
    case whatWasTyped
    /// The name of the button that removes a notice.
    case dismiss

    // MARK: A page that cannot connect

    /// The page cannot connect, for example because a proxy does not allow it, and works as without its script.
    case noConnection

    // MARK: What the server tells the person on a page

    /// Nothing was done because the content that the person saw has changed.
    case pageChanged
    /// The state of the page could not be restored after another server has made the page again.
    case stateNotRestored

    // MARK: Values that cannot be read

    /// A required field has no value.
    case fieldEmpty
    /// A value does not belong to its type.
    case valueImpossible
    /// A value is not a whole number, or is too large for one.
    case wholeNumberNeeded
    /// A value is not a number.
    case numberNeeded

    // MARK: Forms that are sent without the script of the page

    /// Nothing was done because the page now has another form.
    case formReplaced
    /// The form was sent before, and was not run again.
    case formSentBefore
    /// Nothing was done because too much was sent at once.
    case tooManyRequests

    // MARK: Addresses without a page

    /// The heading of the page for addresses that no route has.
    case noSuchPage
    /// The name of the link to the start page.
    case startPage
    /// The server was reached under a name that it does not have.
    case unknownHost

    // MARK: Requests that are refused, each with a heading and a sentence

    /// The heading for a request that is not a request for a page.
    case requestUnreadable
    /// The advice for such a request.
    case requestUnreadableAdvice
    /// The heading for a form that is not accepted.
    case formRefused
    /// The form was sent by a page of another site.
    case formOfOtherSite
    /// The form was sent without the cookie of this site.
    case formWithoutCookie
    /// The form belongs to a page of another browser.
    case formOfOtherBrowser
    /// The heading for a request that is too large.
    case tooMuch
    /// The maximum number of bytes in a request.
    case requestTooLarge(limit: Int)
    /// The maximum number of values in a form.
    case formTooLarge(limit: Int)
    /// The maximum number of bytes in a value.
    case valueTooLarge(limit: Int)
    /// The heading for a request that does not arrive in time.
    case requestSlow
    /// The advice for such a request.
    case requestSlowAdvice
    /// The heading for a page that cannot be shown because of a mistake in the site.
    case pageFailed
    /// The explanation that the mistake is not the person's.
    case pageFailedReason
    /// The heading for a request for which there is no room.
    case serverFull
    /// Too many pages are open.
    case tooManyPages
    /// Too many pages are open to answer a form.
    case tooManyPagesForForm
    /// There are too many connections.
    case tooManyConnections
    /// The heading of the page that says that the server is about to stop.
    case serverStopping
    /// The sentence below that heading.
    case serverStoppingReason
    /// The page loads again automatically.
    case triesAgain
}

extension SiteText {
    /// The placeholder for a name or a number in the texts of the page's script.
    static let nameInScript = "{}"

    /// The texts of the page's script, in the order in which `Client/texts.js` numbers them.
    static let ofScript: [SiteText] = [
        .connection, .connecting, .connectionLost, .connectionLostBeforeLink, .connectionBack, .serverSlow, .serverBusy,
        .serverUnreachable, .cookiesNeeded, .openElsewhere, .useHere, .notDone(control: nameInScript),
        .somethingNotDone, .perhapsNotDone(control: nameInScript), .somethingPerhapsNotDone,
        .fieldGone(field: nameInScript), .fieldChanged(field: nameInScript), .fieldNotPutBack(field: nameInScript),
        .tooLong(excess: nameInScript), .whatWasTyped, .dismiss,
        .noConnection,
    ]
}
