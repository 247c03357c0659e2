import VSMWeb

/// What the state graph says about the feature.
struct PlaygroundReportView: HTML {
    let report: Result<PlaygroundReport, any Error>

    var content: some HTML {
        section {
            h2 { "What the graph says" }
            switch report {
            case .success(let report):
                p {
                    """
                    The page has just run the feature: every action of every state, with every answer of the server. It found \
                    \(report.stateCount) states and \(report.transitionCount) transitions.
                    """
                }.class("soft")
                p { Self.summary(of: report.findings) }.class("result").role(.status)
                ul {
                    forEach(report.findings.indices, key: \.self) { index in FindingView(finding: report.findings[index]) }
                }.class("findings").accessibilityLabel("Findings")
            case .failure(let error):
                p { "\(error)" }.class("problem").role(.alert)
            }
        }.class("graph-says")
    }

    private static func summary(of findings: [PlaygroundReport.Finding]) -> String {
        switch findings.count {
        case 0: "No problem: every state is reached, and each offers an action, changes by itself, or is meant as an end."
        case 1: "One problem:"
        default: "\(findings.count) problems:"
        }
    }
}

private struct FindingView: HTML {
    let finding: PlaygroundReport.Finding

    var content: some HTML {
        li {
            p {
                strong { "\(finding.kind.rawValue): " }
                finding.sentence
            }
            if !finding.path.isEmpty {
                ol {
                    forEach(finding.path.indices, key: \.self) { index in li { finding.path[index] } }
                }.class("journey").accessibilityLabel("The path to \(finding.state)")
            }
        }
    }
}
