import LoadPlan
import NIOCore
import VSMWebTesting

/// A visitor, who goes through the scenario again and again.
actor Visitor {
    nonisolated let loop: any EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

    /// How often the steps of `until` are begun.
    private static let maximumRepetitions = 50

    private let number: Int
    private let scenario: Scenario
    private let options: LoadOptions
    private let records: RecordFile?
    private let end: NIODeadline
    private var round = 0
    private var tally = Tally()
    private var window: Window
    private var watching: Window?

    init(
        _ number: Int,
        _ scenario: Scenario,
        _ options: LoadOptions,
        _ records: RecordFile?,
        on loop: any EventLoop,
        end: NIODeadline
    ) {
        (self.number, self.scenario, self.options, self.records) = (number, scenario, options, records)
        (self.loop, self.end) = (loop, end)
        window = Window(Self.site(options, loop), cookies: CookieJar(), records: records)
    }

    private static func site(_ options: LoadOptions, _ loop: any EventLoop) -> SiteConnection {
        SiteConnection(host: options.host, port: options.port, authority: options.authority, loop: loop)
    }

    /// Arrives at a time, and stays until the end.
    func run(from arrival: NIODeadline) async -> Tally {
        await sleep(until: arrival)
        while round < options.rounds, NIODeadline.now() < end {
            round += 1
            do {
                try await perform(scenario.steps)
                tally.rounds += 1
            } catch let problem as StepProblem {
                if problem.isEnd { break }
                tally.failedRounds += 1
                tally.add(error: problem.description)
            } catch {
                tally.add(error: "\(error)")
            }
        }
        await leave(window)
        if let watching { await leave(watching) }
        return tally
    }

    private func leave(_ window: Window) async {
        await window.close()
        tally += await window.takeTally()
    }

    private func perform(_ steps: [Step]) async throws {
        for step in steps {
            guard NIODeadline.now() < end else { throw StepProblem.end }
            do {
                try await perform(step)
            } catch let problem as StepProblem {
                // What was interrupted by the end says nothing about the site.
                if problem.isEnd || NIODeadline.now() >= end { throw StepProblem.end }
                if problem.isLostText { tally.lostTexts += 1 }
                let isNamed = problem.description.hasPrefix("Line ")
                throw isNamed ? problem : StepProblem(description: "Line \(step.line): \(problem.description)")
            }
        }
    }

    private func perform(_ step: Step) async throws {
        let deadline = min(NIODeadline.now() + .fraction(options.patience), end)
        switch step.action {
        case .open(let path):
            tally.steps += 1
            try await window.open(text(path), until: deadline)
        case .click(let target): try await act(.click, target, deadline)
        case .type(let target, let text):
            try await act(.type(self.text(text)), target, deadline)
            tally.typedTexts += 1
        case .choose(let target, let option): try await act(.choose(text(option)), target, deadline)
        case .check(let target, let isChecked): try await act(.check(isChecked), target, deadline)
        case .submit(let target): try await act(.submit, target, deadline)
        case .expect(let targets): try await window.expect(sought(targets), targets[0].written, until: deadline)
        case .holds(let target, let text):
            try await window.holds(sought([target])[0], self.text(text), target.written, until: deadline)
        case .pause(let seconds): await sleep(until: min(end, .now() + .fraction(seconds)))
        case .record(let name, let pattern):
            guard let value = await window.capture(Wildcard(text(pattern))) else {
                throw StepProblem(description: "There is nothing to record.")
            }
            records?.write("\(name) \(value)")
        case .watch(let path, let isStranger): try await watch(text(path), isStranger: isStranger, deadline)
        case .seen(let targets): try await see(targets, deadline)
        case .forget:
            await leave(window)
            window = Window(Self.site(options, loop), cookies: CookieJar(), records: records)
        case .whether(let targets, let then, let otherwise):
            try await perform(await window.shows(sought(targets)) ? then : otherwise)
        case .until(let targets, let steps): try await repeatSteps(steps, until: targets)
        case .times(let count, let steps): for _ in 0..<count { try await perform(steps) }
        }
    }

    private func act(_ act: Act, _ target: Target, _ deadline: NIODeadline) async throws {
        tally.steps += 1
        try await window.act(act, on: sought([target])[0], target.written, until: deadline)
    }

    private func repeatSteps(_ steps: [Step], until targets: [Target]) async throws {
        for _ in 0..<Self.maximumRepetitions {
            do {
                try await perform(steps)
            } catch let problem as StepProblem where !problem.isEnd {
                await sleep(until: .now() + .milliseconds(100))
            }
            if await window.shows(sought(targets)) { return }
            guard NIODeadline.now() < end else { throw StepProblem.end }
            tally.repetitions += 1
        }
        throw StepProblem(description: "\(targets[0].written) did not appear.")
    }

    // MARK: The second window

    private func watch(_ path: String, isStranger: Bool, _ deadline: NIODeadline) async throws {
        if let watching { await leave(watching) }
        var cookies = isStranger ? CookieJar() : await window.cookies
        cookies.remove(options.affinity)
        let window = Window(Self.site(options, loop), cookies: cookies, records: records)
        watching = window
        tally.steps += 1
        try await window.open(path, until: deadline)
    }

    private func see(_ targets: [Target], _ deadline: NIODeadline) async throws {
        guard let watching else { throw StepProblem(description: "There is no second window: use watch before.") }
        guard await watching.shows(sought(targets), until: deadline) else {
            throw StepProblem(description: "The second window did not show \(targets[0].written).")
        }
        if let actedAt = await window.lastAct { tally.sightings.add(NIODeadline.now().seconds(since: actedAt)) }
    }

    // MARK: Texts

    private func text(_ template: Template) -> String {
        template.text(visitor: number, round: round) { .random(in: $0) }
    }

    private func sought(_ targets: [Target]) -> [SoughtElement] {
        targets.map { target in
            SoughtElement(
                target: target,
                name: Wildcard(text(target.name)),
                container: target.container.map { Wildcard(text($0)) }
            )
        }
    }

    private func sleep(until time: NIODeadline) async {
        guard time > .now() else { return }
        try? await loop.scheduleTask(deadline: time) {}.futureResult.get()
    }
}
