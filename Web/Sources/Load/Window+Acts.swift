import LoadPlan
import NIOCore
import VSMWebTesting

// What a person does in a window, and what they look for.

extension Window {
    /// How long a person who was told that an action may not have been done waits for its effect.
    private static let patienceWhenUnsure = 2.0
    private static let maximumAttempts = 20

    /// Acts on an element as soon as it can be used, and waits for the answer.
    func act(_ act: Act, on sought: SoughtElement, _ name: String, until deadline: NIODeadline) async throws {
        for _ in 0..<Self.maximumAttempts {
            guard await wait(until: deadline, for: { sought.find(in: page)?.isReady ?? false }),
                let element = sought.find(in: page)
            else { throw StepProblem(description: absence(of: sought, name)) }
            page.beginAct()
            let (before, start) = (page.lastEvent, NIODeadline.now())
            do {
                try act.perform(on: element, of: page)
            } catch {
                throw StepProblem(description: "\(error)")
            }
            (actedAt, lastAct) = (start, start)
            flush()
            guard await wait(until: deadline, for: { !page.isWaiting(after: before) }) else {
                throw StepProblem(description: "An action on \(name) was not answered in time.")
            }
            switch page.result(after: before) {
            case .done:
                if page.lastEvent > before { tally.answers.add(NIODeadline.now().seconds(since: start)) }
                return
            // The person was told, and does it again.
            case .notDone: continue
            case .refused: throw StepProblem(description: "The page changed before \(name) was used.")
            case .perhapsDone: throw StepProblem(description: "Whether \(name) was done is unknown.")
            }
        }
        throw StepProblem(description: "\(name) could not be used.")
    }

    /// Waits until the page shows one of several elements or texts.
    func expect(_ sought: [SoughtElement], _ name: String, until deadline: NIODeadline) async throws {
        let patience = NIODeadline.now() + .fraction(Self.patienceWhenUnsure)
        let isMet = await wait(until: deadline) {
            if sought.contains(where: { $0.isFound(in: page) }) { return true }
            return false
        } orEnd: {
            page.isUnsure && NIODeadline.now() > patience
        }
        guard isMet else { throw StepProblem(description: absence(of: sought.first, name)) }
        if let actedAt { tally.expectations.add(NIODeadline.now().seconds(since: actedAt)) }
        actedAt = nil
    }

    private func wait(
        until deadline: NIODeadline,
        for condition: () -> Bool,
        orEnd isOver: () -> Bool
    ) async -> Bool {
        while true {
            if condition() { return true }
            let now = NIODeadline.now()
            if now >= deadline || isOver() { return false }
            // Nothing announces that patience has ended.
            await waitForChange(until: min(deadline, now + .fraction(1)))
        }
    }

    /// Waits until the page shows something, without a measurement.
    func shows(_ sought: [SoughtElement], until deadline: NIODeadline) async -> Bool {
        await wait(until: deadline) { sought.contains { $0.isFound(in: page) } }
    }

    /// Returns whether the page shows something now.
    func shows(_ sought: [SoughtElement]) -> Bool { sought.contains { $0.isFound(in: page) } }

    /// Checks that a field has a text, as soon as the page is live and has the field.
    func holds(_ sought: SoughtElement, _ text: String, _ name: String, until deadline: NIODeadline) async throws {
        let isFound = await wait(until: deadline) {
            page.isLive && sought.find(in: page).map { page.value(of: $0) == text } ?? false
        }
        guard !isFound else { return }
        let value = sought.find(in: page).map { page.value(of: $0) }
        let found = value.map { "has \"\($0.prefix(60))\"" } ?? "is not there"
        let sentence = "\(name) should have \"\(text.prefix(60))\", and \(found)."
        throw StepProblem(description: sentence, isLostText: true)
    }

    /// Returns the part of the page's text in place of the asterisk.
    func capture(_ pattern: Wildcard) -> String? { pattern.capture(in: page.text) }

    /// Returns what this window has seen since the last call.
    func takeTally() -> Tally {
        defer { tally = Tally() }
        return tally
    }

    private func absence(of sought: SoughtElement?, _ name: String) -> String {
        guard let sought, let element = sought.find(in: page) else { return "There is no \(name)." }
        return element.isReady ? "There is no \(name)." : "\(name) cannot be used."
    }
}
