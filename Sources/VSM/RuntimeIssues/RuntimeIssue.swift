/// A programming error that does not have to end the program.
///
/// An issue is reported once for each place in the code: in Xcode as a purple warning, elsewhere on standard error. The
/// test host of `VSMTesting` makes the test fail instead.
public struct RuntimeIssue: Sendable, CustomStringConvertible {
    /// What is wrong, and what to do about it.
    public let description: String

    /// Whether an issue ends the program immediately, so that a debugger shows the call.
    ///
    /// The default is `false`. Set it when the program starts.
    public static var isFatal: Bool {
        get { ProgramFlag.issuesAreFatal.isSet }
        set { ProgramFlag.issuesAreFatal.set(newValue) }
    }

    /// The handler that receives the issues of the current task, instead of showing them.
    @TaskLocal package static var reporter: RuntimeIssueReporter?

    /// The places in the code for which an issue has been reported.
    private static let reported = Locked<Set<AnyHashable>>([])

    /// Reports an issue, which is shown only once for each place.
    ///
    /// - Parameters:
    ///   - description: What is wrong, and what to do about it. It is not evaluated again for the same place.
    ///   - place: The place in the code, such as that of a call.
    ///   - show: Shows the issue if there is no other reporter.
    static func report(
        _ description: @autoclosure () -> String,
        at place: some Hashable & Sendable,
        show: (RuntimeIssue) -> Void = { showRuntimeIssue($0.description) }
    ) {
        if isFatal { fatalError(description()) }
        if let reporter { return reporter.report(RuntimeIssue(description: description())) }
        let isNew = reported.withLock { $0.insert(place).inserted }
        if isNew { show(RuntimeIssue(description: description())) }
    }
}

/// Receives the issues of a task.
///
/// It is a structure, because optimized code of Swift 6.3 that sets a task-local closure crashes on Linux.
package struct RuntimeIssueReporter: Sendable {
    let report: @Sendable (RuntimeIssue) -> Void

    package init(_ report: @escaping @Sendable (RuntimeIssue) -> Void) {
        self.report = report
    }
}
