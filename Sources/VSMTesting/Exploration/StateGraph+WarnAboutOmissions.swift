extension StateGraph {
    /// Warns about what the exploration left out because of a limit that the test doesn't know of, or because there are more
    /// orders than it wants to try.
    func warnAboutOmissions(with limits: ExplorationLimits, at location: TestLocation) {
        let unexpected = omissions.filter { omission in
            switch omission.reason {
            case .sleeps, .choices: limits.sleeps == nil
            case .orders: limits.exploredOrders > 1
            case .hiddenByName: true
            }
        }
        guard !unexpected.isEmpty else { return }
        // A graph has omissions of names only if it has no others.
        let advice =
            if case .hiddenByName = unexpected[0].reason {
                """
                Let identifiedBy return what allows the action, too, such as which fields of a form are accepted. To \
                accept the gap, switch the search for it off: limits: ExplorationLimits(walks: 0).
                """
            } else {
                """
                Let stubs sleep and choose less often, or raise limits.orders. To accept the limit of sleeps, set it: \
                limits: ExplorationLimits(sleeps: \(limits.maximumSleeps)).
                """
            }
        let report = CheckReport(
            headline: "The exploration left out:",
            cases: unexpected.map { reportCase("\($0)", path: $0.path) },
            advice: advice
        )
        reportWarning(report.text, at: location)
    }
}
