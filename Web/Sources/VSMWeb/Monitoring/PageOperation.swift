/// A part of the work of a session that a trace shows.
enum PageOperation: Equatable {
    /// The page is rendered for the first time.
    case open
    /// The changes of the page are rendered.
    case render
    /// An event of an element is processed.
    case event(EventKind)
    /// The page of a link is shown.
    case visit

    /// The name of the operation's span.
    var name: String {
        switch self {
        case .open: "open page"
        case .render: "render page"
        case .event(let kind): "event \(kind.rawValue)"
        case .visit: "follow link"
        }
    }
}
