// A current value that is not `Sendable` and leaves its actor. In Swift 5 mode, the compiler does not check this.

import VSM

@MainActor
final class DraftScreen {
    nonisolated final class Draft {
        var text = ""
    }

    private let draft = CurrentValue(Draft())

    func follow() {
        // expected-error(swift6, swift6-nonsending, swift6-main-actor, swift6-main-actor-alone): passing closure as a 'sending' parameter risks
        Task.detached { [draft] in
            // expected-note(swift6, swift6-nonsending, swift6-main-actor, swift6-main-actor-alone): closure captures 'draft'
            for await draft in draft.values { print(draft.text) }
        }
    }
}
