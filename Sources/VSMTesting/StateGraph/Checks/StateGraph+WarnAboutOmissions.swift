extension StateGraph {
    /// Warns about what the exploration left out, unless the test sets the limit itself.
    func warnAboutOmissions(with limits: ExplorationLimits, at location: TestLocation) {
        let unexpected = omissions.filter { omission in
            switch omission.reason {
            case .sleeps, .choices: limits.sleeps == nil
            case .orders: limits.orders == nil
            }
        }
        guard !unexpected.isEmpty else { return }
        let report = CheckReport(
            headline: "The exploration left out:",
            cases: unexpected.map { reportCase("\($0)", path: $0.path) },
            advice: """
                Make the stubs sleep less often, or less of the feature concurrent. To accept the limit, set it: \
                limits: ExplorationLimits(\(settings(for: unexpected))).
                """
        )
        reportWarning(report.text, at: location)
    }

    private func settings(for omissions: [Omission]) -> String {
        let isAboutOrders = omissions.map { if case .orders = $0.reason { true } else { false } }
        let defaults = ExplorationLimits()
        return [
            isAboutOrders.contains(false) ? "sleeps: \(defaults.maximumSleeps)" : nil,
            isAboutOrders.contains(true) ? "orders: \(defaults.maximumOrders)" : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }
}
