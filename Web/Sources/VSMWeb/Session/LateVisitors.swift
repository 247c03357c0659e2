import NIOCore
import VSM

/// The visitors whose browsers connected only after their pages had been closed.
///
/// A pure value.
///
/// Such a browser loads the page again. Its next pages get more time, because it would otherwise load them repeatedly.
struct LateVisitors {
    /// The maximum number of visitors that are remembered.
    ///
    /// The number is bounded because one browser can pose as any number of visitors.
    static let capacity = 256
    /// The maximum number of closed pages that are remembered.
    static let pageCapacity = 4_096

    /// The remembered visitors, oldest first.
    private var visitors: [String] = []
    /// The visitors of closed pages.
    private var pages: [String: String] = [:]
    private var order = CircularBuffer<String>()

    /// Returns whether a visitor was late and has not connected since.
    func contains(_ visitor: String) -> Bool { visitors.contains(visitor) }

    /// Notes that a page was closed.
    mutating func noteClosed(_ page: String, of visitor: String) {
        if order.count == Self.pageCapacity, let oldest = order.popFirst() { pages[oldest] = nil }
        order.append(page)
        pages[page] = visitor
    }

    /// Notes that a browser asks for a page that does not exist.
    ///
    /// The visitor is late only if the page was closed and belonged to the browser.
    mutating func noteRequest(for page: String, by visitors: [String]) {
        guard let visitor = pages[page], visitors.contains(visitor) else { return }
        insert(visitor)
    }

    /// Forgets a visitor.
    mutating func remove(_ visitor: String) {
        visitors.removeAll { $0 == visitor }
    }

    /// Remembers a visitor, and forgets the oldest one if there are too many.
    private mutating func insert(_ visitor: String) {
        remove(visitor)
        if visitors.count == Self.capacity { visitors.removeFirst() }
        visitors.append(visitor)
    }
}
