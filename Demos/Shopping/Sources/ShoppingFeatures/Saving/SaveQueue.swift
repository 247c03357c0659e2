/// Makes saves one after another, in the order in which they were asked for.
///
/// A save that takes longer would otherwise be made after later ones, and undo them. A queue belongs to the actions of
/// one container, which all run on its actor.
final class SaveQueue {
    private var isSaving = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Lets a save begin after the earlier ones have ended, whether they succeeded or failed.
    func begin(_ save: CheckedContinuation<Void, Never>) {
        if isSaving {
            waiting.append(save)
        } else {
            isSaving = true
            save.resume()
        }
    }

    /// Lets the next save begin, if one waits; `isSaving` stays true until it has begun.
    func end() {
        if waiting.isEmpty {
            isSaving = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
