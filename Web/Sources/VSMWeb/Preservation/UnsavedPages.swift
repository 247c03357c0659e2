/// The pages whose latest states are not stored.
///
/// A pure value. What the store does not take waits here, up to a size. Beyond it, the pages that have waited longest are
/// given up.
struct UnsavedPages {
    private struct Waiting {
        var page: UnsavedPage
        /// Rises from page to page.
        let age: Int
    }

    private let maximumSize: Int
    private var pages: [String: Waiting] = [:]
    private var lastAge = 0
    /// The size of the states that wait for the end of a pause.
    ///
    /// Those that are being saved are in use anyway.
    private var size = 0

    /// Creates an empty collection.
    ///
    /// - Parameter maximumSize: The maximum size of the states that wait, in bytes.
    init(maximumSize: Int = 64 * 1024 * 1024) {
        self.maximumSize = maximumSize
    }

    /// The number of pages.
    var count: Int { pages.count }

    /// One of the pages; `nil` if there is none.
    var anyPage: String? { pages.first?.key }

    /// Returns the latest states of a page; `nil` if they are stored, or if the page is unknown.
    subscript(name: String) -> PageSave? { pages[name]?.page.latest }

    /// Adds the states of a page, unless there are later ones.
    ///
    /// - Returns: The save that begins; `nil` if the states are saved when the running save or the pause has ended.
    mutating func add(_ save: PageSave) -> PageSave? {
        guard pages[save.page] == nil else {
            change(save.page) { $0.replace(with: save) }
            return nil
        }
        lastAge += 1
        pages[save.page] = Waiting(page: UnsavedPage(save), age: lastAge)
        return save
    }

    /// Notes that a save has ended.
    ///
    /// - Returns: What follows, and the pages that are given up.
    mutating func end(_ save: PageSave, succeeded: Bool) -> (step: UnsavedPage.Step, givenUp: [String]) {
        let step = change(save.page) { $0.end(save.number, succeeded: succeeded) } ?? .end
        if step == .end { remove(save.page) }
        return (step, giveUp())
    }

    /// Notes that a pause of a page has ended.
    ///
    /// - Returns: The save that begins, if one does.
    mutating func endPause(of name: String, _ number: Int) -> PageSave? {
        change(name) { $0.endPause(number) } ?? nil
    }

    /// Cuts all pauses short.
    ///
    /// - Returns: The saves that begin.
    mutating func hurry() -> [PageSave] {
        pages.keys.compactMap { name in change(name) { $0.hurry() } ?? nil }
    }

    @discardableResult
    private mutating func change<Result>(_ name: String, _ change: (inout UnsavedPage) -> Result) -> Result? {
        guard var waiting = pages[name] else { return nil }
        size -= Self.size(of: waiting)
        let result = change(&waiting.page)
        size += Self.size(of: waiting)
        pages[name] = waiting
        return result
    }

    private mutating func remove(_ name: String) {
        if let waiting = pages.removeValue(forKey: name) { size -= Self.size(of: waiting) }
    }

    private static func size(of waiting: Waiting) -> Int {
        waiting.page.isSaving ? 0 : waiting.page.latest.content.count
    }

    /// Makes room if the states that wait are too large.
    private mutating func giveUp() -> [String] {
        guard size > maximumSize else { return [] }
        let oldest = pages.filter { !$0.value.page.isSaving }.sorted { $0.value.age < $1.value.age }
        var givenUp: [String] = []
        // Some room is left, so that the next pages do not have to make it again.
        for (name, _) in oldest where size > maximumSize / 4 * 3 {
            remove(name)
            givenUp.append(name)
        }
        return givenUp
    }
}
