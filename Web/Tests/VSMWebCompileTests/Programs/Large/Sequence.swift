import VSM

// An action that returns a sequence of states.

enum ImportViewState {
    case counting
    // Repeated.
    case step1(count: Int)
    // End.
}

struct ImportModel {
    let count: @Sendable (Int) async -> Int

    func run() -> StateSequence<ImportViewState> {
        StateSequence(
            { .counting },
            // Repeated.
            { .step1(count: await count(1)) },
            // End.
        )
    }
}
