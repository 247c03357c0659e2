/// The latest states of a page, until they are stored.
///
/// A pure value. One save runs at a time, and then one of the latest states. A save that has failed may have happened or
/// not. It is tried again after a pause that grows from failure to failure.
struct UnsavedPage {
    /// The shortest and the longest pause after a failure.
    static let pauses: ClosedRange<Duration> = .milliseconds(250)...(.seconds(30))

    /// What follows the end of a save.
    enum Step: Equatable {
        case save(PageSave)
        /// A pause. The number is that of the pause, for ``UnsavedPage/endPause(_:)``.
        case pause(Duration, number: Int)
        /// The latest states are stored.
        case end
    }

    /// The latest states.
    private(set) var latest: PageSave
    /// Whether a save is running.
    private(set) var isSaving = true
    private var failures = 0
    private var lastPause = 0

    /// Creates the page with its first states, whose save begins.
    init(_ save: PageSave) {
        latest = save
    }

    /// Replaces the states with later ones, which the next save stores.
    mutating func replace(with save: PageSave) {
        if save.number > latest.number { latest = save }
    }

    /// Notes that the save with a number has ended.
    mutating func end(_ number: Int, succeeded: Bool) -> Step {
        isSaving = false
        if succeeded {
            failures = 0
            return number == latest.number ? .end : .save(begin())
        }
        // The exponent has a limit, because the failures have none.
        let pause = min(Self.pauses.lowerBound * (1 << min(failures, 10)), Self.pauses.upperBound)
        failures += 1
        lastPause += 1
        return .pause(pause, number: lastPause)
    }

    /// Notes that a pause has ended.
    ///
    /// - Returns: The save that begins; `nil` if the pause was cut short.
    mutating func endPause(_ number: Int) -> PageSave? {
        guard !isSaving, number == lastPause else { return nil }
        return begin()
    }

    /// Cuts a pause short, and begins with short pauses again.
    ///
    /// - Returns: The save that begins; `nil` if one is running.
    mutating func hurry() -> PageSave? {
        failures = 0
        return isSaving ? nil : begin()
    }

    private mutating func begin() -> PageSave {
        isSaving = true
        return latest
    }
}
