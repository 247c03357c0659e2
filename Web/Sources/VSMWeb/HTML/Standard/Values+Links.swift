// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The window in which a link opens.
public enum LinkTarget: String, Sendable {
    /// The same window.
    case currentWindow = "_self"
    /// A new window or tab.
    case newWindow = "_blank"
}

/// The relation between a page and the target of a link.
public enum LinkRelation: String, Sendable {
    /// An alternate version of the page.
    case alternate
    /// The author of the page.
    case author
    /// The permanent address of the section.
    case bookmark
    /// Another site.
    case external
    /// Help for the page.
    case help
    /// The license of the content.
    case license
    /// The next page of a series.
    case next
    /// A page that the author does not endorse.
    case noFollow = "nofollow"
    /// A page that gets no access to this one.
    case noOpener = "noopener"
    /// A page that does not get the address of this one.
    case noReferrer = "noreferrer"
    /// A page that gets access to this one.
    case opener
    /// The previous page of a series.
    case previous = "prev"
    /// The privacy policy.
    case privacyPolicy = "privacy-policy"
    /// A page that searches the site.
    case search
    /// A tag of the page.
    case tag
    /// The terms of the service.
    case termsOfService = "terms-of-service"
    /// Another page about the same person.
    case me
}

/// The referrer that the browser sends with a request.
public enum ReferrerPolicy: String, Sendable {
    /// No referrer.
    case noReferrer = "no-referrer"
    /// The origin of the page.
    case origin
    /// The URL of the page to the same origin, and no referrer to others.
    case sameOrigin = "same-origin"
    /// The origin of the page, unless the request leaves HTTPS.
    case strictOrigin = "strict-origin"
    /// The URL of the page to the same origin, and like `strictOrigin` to others.
    case strictOriginWhenCrossOrigin = "strict-origin-when-cross-origin"
}

/// The shape of an area of an image.
public enum AreaShape: String, Sendable {
    /// A circle, by its center and radius.
    case circle
    /// A rectangle, by its left, top, right and bottom edges.
    case rectangle = "rect"
    /// A polygon, by the coordinates of its corners.
    case polygon = "poly"
    /// The whole image.
    case everything = "default"
}
