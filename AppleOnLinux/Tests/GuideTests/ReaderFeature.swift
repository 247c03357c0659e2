import Foundation

// snippet.state
struct ReaderViewState: Equatable {
    var tab = Tab.library
    var books: [Int] = []  // on top of the library

    enum Tab { case library, downloads }

    func select(_ tab: Tab) -> ReaderViewState { ReaderViewState(tab: tab, books: books) }
    func show(_ books: [Int]) -> ReaderViewState { ReaderViewState(tab: .library, books: books) }
}
// snippet.end

// snippet.link
extension ReaderViewState {
    /// Where a link such as `reader://books/7` leads; `nil` if the app does not know it.
    func open(_ link: URL) -> ReaderViewState? {
        switch (link.host, Int(link.lastPathComponent)) {
        case ("books", let book?): show([book])
        case ("downloads", _): select(.downloads)
        default: nil
        }
    }
}
// snippet.end
