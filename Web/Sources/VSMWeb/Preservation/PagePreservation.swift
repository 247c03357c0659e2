/// A view in a page whose state is preserved.
protocol PreservedPart: AnyObject {
    /// The state, with its name; `nil` if the view starts over instead.
    func preservedEntry() throws -> PreservedPage.Entry?

    /// The name of the state.
    var preservedName: String? { get }

    /// Whether the view is loading the rest of its state.
    var isLoading: Bool { get }

    /// Continues with a preserved state.
    ///
    /// - Returns: Whether the view can continue with it.
    func restore(from entries: [String: PreservedContent]) -> RestoredPart
}

/// What became of a preserved state.
enum RestoredPart {
    /// There is no state for the view.
    case unknown
    case restored(name: String)
    case failed(name: String, any Error)
}

/// The preserved states of a page: those of its views, and those that wait for their views.
///
/// Like the page, it belongs to the actor of the session.
final class PagePreservation {
    private var parts: [any PreservedPart] = []
    /// The restored states whose views have not appeared yet.
    private var waiting: [String: PreservedContent] = [:]
    /// The restored states whose views may still be loading the rest.
    private var continued: [String: PreservedContent] = [:]
    private var hasChanged = false
    /// Whether a state could not be restored, and the person has not been told.
    private var hasLoss = false
    /// Called when a state changes after the last call of ``takeChanges()``.
    var onChange: () -> Void = {}
    /// Tells operators why a state is not restored.
    var report: (any Error) -> Void = { _ in }

    /// Adds a view that appears.
    func add(_ part: some PreservedPart) {
        parts.append(part)
        noteChange()
    }

    /// Removes a view that leaves the page.
    func remove(_ part: some PreservedPart) {
        parts.removeAll { $0 === part }
        noteChange()
    }

    /// Notes that the state of a view has changed.
    func noteChange() {
        guard !hasChanged else { return }
        hasChanged = true
        onChange()
    }

    /// Returns the states to store; `nil` if none has changed since the last call.
    ///
    /// - Throws: An error of a view that cannot encode its state.
    func takeChanges() throws -> [PreservedPage.Entry]? {
        guard hasChanged else { return nil }
        hasChanged = false
        var entries = try parts.compactMap(entry)
        var names: Set<String> = []
        for name in entries.map(\.name) where !names.insert(name).inserted {
            throw PreservationProblem.repeatedName(name)
        }
        for (name, content) in waiting.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
            entries.append(PreservedPage.Entry(name: name, version: content.version, state: content.json))
        }
        return entries
    }

    /// Returns the state of a view to store.
    ///
    /// While a view loads what belongs to its restored state, it may have nothing to preserve. The restored state would be
    /// lost if this server ended as well.
    private func entry(of part: any PreservedPart) throws -> PreservedPage.Entry? {
        let entry = try part.preservedEntry()
        guard let name = part.preservedName, let content = continued[name] else { return entry }
        guard entry == nil, part.isLoading else {
            continued[name] = nil
            return entry
        }
        return PreservedPage.Entry(name: name, version: content.version, state: content.json)
    }

    /// Continues where the page that the browser had before has ended.
    func restore(_ former: PreservedPages.Former) {
        switch former {
        case .none: break
        case .states(let entries, _): restore(entries)
        case .lost: hasLoss = true
        }
    }

    /// Restores states into the views that have appeared, and keeps the others for later ones.
    func restore(_ entries: [PreservedPage.Entry]) {
        for entry in entries {
            waiting[entry.name] = PreservedContent(json: entry.state, version: entry.version)
        }
        for part in parts { settle(part.restore(from: waiting)) }
        noteChange()
    }

    /// Returns the preserved state with which a new view begins.
    func initialState<ViewState>(of preservation: _ViewPreservation<ViewState>) -> ViewState? {
        let (result, state) = preservation.restored(from: waiting)
        settle(result)
        return state
    }

    /// Returns whether to tell the person that a state could not be restored.
    ///
    /// - Parameter isSettled: Whether the page has stopped loading, so that no view will take the waiting states.
    func takeLoss(isSettled: @autoclosure () -> Bool) -> Bool {
        if !waiting.isEmpty, isSettled() {
            for name in waiting.keys { report(PreservationProblem.withoutView(name)) }
            waiting = [:]
            hasLoss = true
        }
        defer { hasLoss = false }
        return hasLoss
    }

    private func settle(_ part: RestoredPart) {
        switch part {
        case .unknown: break
        case .restored(let name): continued[name] = waiting.removeValue(forKey: name)
        case .failed(let name, let problem):
            waiting[name] = nil
            hasLoss = true
            report(problem)
        }
    }
}

extension _ViewPreservation {
    /// Returns the state of the view among preserved states.
    func restored(from entries: [String: PreservedContent]) -> (part: RestoredPart, state: ViewState?) {
        guard let content = entries[name] else { return (.unknown, nil) }
        do {
            guard let state = try restore(content) else { throw PreservationProblem.refused(name) }
            return (.restored(name: name), state)
        } catch {
            return (.failed(name: name, error), nil)
        }
    }

    /// Returns a state as it is stored; `nil` if the view starts over instead.
    func entry(_ state: ViewState) throws -> PreservedPage.Entry? {
        guard let content = try preserve(state) else { return nil }
        guard name.utf8.count <= PreservedPage.maximumNameLength else { throw PreservationProblem.name(name) }
        return PreservedPage.Entry(name: name, version: content.version, state: content.json)
    }
}
