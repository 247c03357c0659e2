import Testing

@testable import ExampleSite

@Suite("The playground: what the graph says")
struct PlaygroundReportTests {
    /// Returns a feature with all of its requirements, and with a mistake.
    private static func choices(
        _ subject: PlaygroundChoices.Subject,
        _ mistake: Mistake? = nil
    ) -> PlaygroundChoices {
        let all = subject.requirements.reduce(PlaygroundChoices().choosing(subject)) { $0.toggling($1) }
        return mistake.map { all.toggling($0) } ?? all
    }

    /// The findings, each as its kind and its state.
    private static func findings(_ choices: PlaygroundChoices) throws -> [String] {
        try PlaygroundReport(exploring: choices).findings.map { "\($0.kind) \($0.state)" }
    }

    @Test(
        "A feature without a mistake has no problem, and all of its states are found",
        arguments: [
            (PlaygroundChoices.Subject.profile, 7), (.blog, 7),
        ]
    )
    func correct(_ subject: PlaygroundChoices.Subject, _ states: Int) throws {
        let report = try PlaygroundReport(exploring: Self.choices(subject))
        #expect(report.findings == [])
        #expect(report.states.count == states)
    }

    @Test(
        "Each mistake in the profile is found",
        arguments: [
            (Mistake.noWayBack, ["deadEnd loadingError", "deadEnd savingError"]),
            (.endlessRequest, ["hang loading", "hang saving"]),
            (.missingAction, ["deadEnd loaded", "unreachable editing"]),
            (.secondRequest, ["violation saving", "violation loaded"]),
            (.lateSave, ["violation loaded", "violation saving"]),
        ]
    )
    func profile(_ mistake: Mistake, _ expected: [String]) throws {
        #expect(try Self.findings(Self.choices(.profile, mistake)) == expected)
    }

    @Test(
        "Each mistake in the blog is found",
        arguments: [
            (Mistake.noWayBack, ["deadEnd loadingError", "deadEnd deletingError"]),
            (.endlessRequest, ["hang loading", "hang deleting"]),
            (.missingAction, ["unreachable deleting"]),
            (.secondRequest, ["violation deleting"]),
        ]
    )
    func blog(_ mistake: Mistake, _ expected: [String]) throws {
        #expect(try Self.findings(Self.choices(.blog, mistake)) == expected)
    }

    @Test("A failure that cannot be retried is a dead end, with the path to it")
    func withoutRetry() throws {
        let report = try PlaygroundReport(exploring: PlaygroundChoices().toggling(.loadingCanFail))
        #expect(
            report.findings == [
                PlaygroundFinding(
                    kind: .deadEnd,
                    state: "loadingError",
                    sentence: "loadingError offers no action and does not change by itself.",
                    path: ["initialized", "load → loading", "load continues [failure] → loadingError"]
                )
            ]
        )
    }

    @Test("A request without an answer hangs, even in the smallest feature")
    func smallest() throws {
        let finding = try #require(
            PlaygroundReport(exploring: PlaygroundChoices().toggling(.endlessRequest)).findings.first
        )
        #expect(finding.sentence == "In loading, load can wait forever, after [silence].")
    }

    @Test("A late save changes what the server has after it was cancelled")
    func lateSave() throws {
        let finding = try #require(PlaygroundReport(exploring: Self.choices(.profile, .lateSave)).findings.first)
        #expect(finding.sentence == "“A loaded profile shows the name that the server has” does not hold in loaded.")
        #expect(finding.path.suffix(2) == ["save → saving", "cancel → loaded"])
    }

    @Test("Cancelling the last save leaves an earlier one, which changes what the server has")
    func secondSave() throws {
        let choices = [Requirement.editing, .savingCanFail, .cancelling]
            .reduce(PlaygroundChoices()) { $0.toggling($1) }
            .toggling(.secondRequest)
        let finding = try #require(PlaygroundReport(exploring: choices).findings.first { $0.state == "loaded" })
        #expect(finding.sentence == "“A loaded profile shows the name that the server has” does not hold in loaded.")
        #expect(finding.path.suffix(3) == ["save → saving", "save → saving", "cancel → loaded"])
    }

    @Test("Every combination of choices can be explored", arguments: PlaygroundChoices.Subject.allCases)
    func combinations(_ subject: PlaygroundChoices.Subject) throws {
        var combinations = [PlaygroundChoices().choosing(subject)]
        for requirement in subject.requirements { combinations += combinations.map { $0.toggling(requirement) } }
        for choices in combinations {
            let report = try PlaygroundReport(exploring: choices)
            let isStuck = choices.has(.loadingCanFail) && !choices.has(.retry)
            #expect(report.findings.contains { $0.state == "loadingError" } == isStuck)
            #expect(!report.findings.contains { $0.kind != .deadEnd })
        }
    }

    @Test("A requirement holds only with the one that it needs")
    func needs() {
        let choices = PlaygroundChoices().toggling(.savingCanFail)
        #expect(!choices.has(.savingCanFail))
        #expect(choices.toggling(.editing).has(.savingCanFail))
        #expect(!choices.has(.deleting))
        #expect(!choices.toggling(.lateSave).has(.lateSave))
    }
}
