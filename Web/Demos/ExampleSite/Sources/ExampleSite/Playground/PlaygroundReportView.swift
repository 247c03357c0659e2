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
                    A state graph has every state that a feature reaches, and the transitions between them. To find it, the page has \
                    just run every action of every state, with every answer of the server: \(report.states.count) states, \
                    \(report.transitionCount) transitions. A test of an app does the same.
                    """
                }.class("soft")
                p { Self.summary(of: report.findings) }.class("result").role(.status)
                ul {
                    forEach(report.findings.indices, key: \.self) { index in
                        FindingView(finding: report.findings[index])
                    }
                }.class("findings").accessibilityLabel("Findings")
            case .failure(let error):
                p { "\(error)" }.class("problem").role(.alert)
            }
        }.class("graph-says")
    }

    private static func summary(of findings: [PlaygroundFinding]) -> String {
        switch findings.count {
        case 0:
            "No problem: every state is reached, and each offers an action, changes by itself, or is meant as an end."
        case 1: "One problem:"
        default: "\(findings.count) problems:"
        }
    }
}

private struct FindingView: HTML {
    let finding: PlaygroundFinding

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
