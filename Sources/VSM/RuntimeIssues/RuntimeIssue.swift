/// A mistake in an app's code that does not have to end the program.
///
/// An issue is reported once for each place in the code: in Xcode as a purple warning, elsewhere on the standard error. The test
/// host of `VSMTesting` fails the test instead.
public struct RuntimeIssue: Sendable, CustomStringConvertible {
    /// What is wrong, and what to do about it.
    public let description: String

    /// Whether an issue ends the program where it happens, so that a debugger shows the call.
    ///
    /// It is `false` at first. Set it when the program starts.
    public static var isFatal: Bool {
        get { ProgramFlag.issuesAreFatal.isSet }
        set { ProgramFlag.issuesAreFatal.set(newValue) }
    }

    /// What is told of issues in the current task instead of the user.
    @TaskLocal package static var reporter: (@Sendable (RuntimeIssue) -> Void)?

    private static let reported = ReportedPlaces()

    /// Reports an issue, unless it was reported for the same place before.
    ///
    /// - Parameters:
    ///   - description: What is wrong, and what to do about it.
    ///   - place: The place in the code, such as that of a call.
    ///   - show: Shows the issue where nothing else is told of it.
    static func report(
        _ description: String,
        at place: some Hashable & Sendable,
        show: (RuntimeIssue) -> Void = RuntimeIssue.show
    ) {
        if isFatal { fatalError(description) }
        let issue = RuntimeIssue(description: description)
        if let reporter { return reporter(issue) }
        if reported.insert(place) { show(issue) }
    }
}

/// The places in the code that have been reported.
private final class ReportedPlaces: @unchecked Sendable {
    private let lock = Lock()
    private var places: Set<AnyHashable> = []

    /// Adds a place.
    ///
    /// - Returns: Whether it was not among them.
    func insert(_ place: some Hashable & Sendable) -> Bool {
        lock.withLock { places.insert(AnyHashable(place)).inserted }
    }
}
