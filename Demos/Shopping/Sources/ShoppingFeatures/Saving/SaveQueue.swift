/// Makes saves one after another, in the order in which they were asked for.
///
/// A save that takes longer would otherwise be made after later ones, and undo them. A queue belongs to the actions of
/// one container, which all run on its actor.
final class SaveQueue {
    private var isSaving = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Makes a save after the earlier ones, whether they succeeded or failed.
    func perform(_ save: () async throws -> Void) async throws {
        if isSaving { await withCheckedContinuation { waiting.append($0) } }
        isSaving = true
        defer { beginNext() }
        try await save()
    }

    /// Lets the next save begin, if one waits; `isSaving` stays true until it has begun.
    private func beginNext() {
        if waiting.isEmpty {
            isSaving = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
