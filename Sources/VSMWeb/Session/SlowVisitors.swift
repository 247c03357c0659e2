import VSM

/// The visitors whose browser asked for its page after the page had been closed, because it never connected.
///
/// A pure value.
///
/// A browser that is that slow loads the page again. Its next pages get more time, or it would load them again and again.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SlowVisitors {
    /// How many visitors are remembered.
    ///
    /// A stranger can be any number of visitors.
    static let capacity = 256
    /// How many closed pages are remembered.
    static let pageCapacity = 4_096

    /// The longest remembered is first.
    private var visitors: [String] = []
    /// The visitors of closed pages.
    private var pages: [String: String] = [:]
    private var order = Queue<String>()

    /// Whether a visitor was late, and has not connected since.
    func contains(_ visitor: String) -> Bool { visitors.contains(visitor) }

    /// Notes that a page was closed.
    mutating func noteClosed(_ page: String, of visitor: String) {
        if order.count == Self.pageCapacity, let oldest = order.popFirst() { pages[oldest] = nil }
        order.append(page)
        pages[page] = visitor
    }

    /// Notes that a browser asks for a page that is not there.
    ///
    /// A page that never was, or not the browser's own, makes nobody late.
    mutating func noteRequest(for page: String, by visitors: [String]) {
        guard let visitor = pages[page], visitors.contains(visitor) else { return }
        insert(visitor)
    }

    /// Forgets a visitor.
    mutating func remove(_ visitor: String) {
        visitors.removeAll { $0 == visitor }
    }

    /// Remembers a visitor, and forgets the longest remembered one if there are too many.
    private mutating func insert(_ visitor: String) {
        remove(visitor)
        if visitors.count == Self.capacity { visitors.removeFirst() }
        visitors.append(visitor)
    }
}
