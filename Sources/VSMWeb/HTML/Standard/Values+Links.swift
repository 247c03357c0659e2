// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// Where a link opens.
public enum LinkTarget: String, Sendable {
    /// In the same window.
    case currentWindow = "_self"
    /// In a new window or tab.
    case newWindow = "_blank"
}

/// What a link is about.
public enum LinkRelation: String, Sendable {
    /// Another form of the page.
    case alternate
    /// The author.
    case author
    /// The permanent address of the section.
    case bookmark
    /// Another site.
    case external
    /// Help.
    case help
    /// The license.
    case license
    /// The next page of a series.
    case next
    /// A page that the author does not vouch for.
    case noFollow = "nofollow"
    /// A page that gets no access to this one.
    case noOpener = "noopener"
    /// A page that does not learn where the person came from.
    case noReferrer = "noreferrer"
    /// A page that gets access to this one.
    case opener
    /// The previous page of a series.
    case previous = "prev"
    /// How data is protected.
    case privacyPolicy = "privacy-policy"
    /// A page that searches the site.
    case search
    /// What the page is about.
    case tag
    /// The terms of the service.
    case termsOfService = "terms-of-service"
    /// The same person elsewhere.
    case me
}

/// What a site learns about the page from which somebody comes.
public enum ReferrerPolicy: String, Sendable {
    /// Nothing.
    case noReferrer = "no-referrer"
    /// The address of the site.
    case origin
    /// The URL, on the same site only.
    case sameOrigin = "same-origin"
    /// The address of the site, over secure connections only.
    case strictOrigin = "strict-origin"
    /// The URL on the same site, its address elsewhere.
    case strictOriginWhenCrossOrigin = "strict-origin-when-cross-origin"
}

/// The shape of an area of an image.
public enum AreaShape: String, Sendable {
    /// A circle: center and radius.
    case circle
    /// A rectangle: left, top, right and bottom.
    case rectangle = "rect"
    /// A polygon: the coordinates of its corners.
    case polygon = "poly"
    /// The whole image.
    case everything = "default"
}
