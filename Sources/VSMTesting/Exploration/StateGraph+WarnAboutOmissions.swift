extension StateGraph {
    /// Warns about what the exploration left out because of a limit that the test doesn't know of, or because there are more
    /// orders than it wants to try.
    func warnAboutOmissions(with limits: ExplorationLimits, at location: TestLocation) {
        let unexpected = omissions.filter { omission in
            switch omission.reason {
            case .sleeps, .choices: limits.sleeps == nil
            case .orders: limits.exploredOrders > 1
            }
        }
        guard !unexpected.isEmpty else { return }
        let report = CheckReport(
            headline: "The exploration left out:",
            cases: unexpected.map { reportCase("\($0)", path: $0.path) },
            advice: """
                Let stubs sleep and choose less often, or raise limits.orders. To accept the limit of sleeps, set it: \
                limits: ExplorationLimits(sleeps: \(limits.maximumSleeps)).
                """
        )
        reportWarning(report.text, at: location)
    }
}
