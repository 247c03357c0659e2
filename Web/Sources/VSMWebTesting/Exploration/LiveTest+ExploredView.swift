@_spi(Host) public import VSMTesting

/// A page of a site is a view that an exploration uses.
///
/// Compare a page with the graph of its feature, as a view of SwiftUI:
///
/// ```swift
/// let page = try ViewGraph<FavoritesViewState>.explore { host in
///     try host.open(Site(title: "Favorites") { FavoritesView(dependencies: ChoosingDependencies()) })
/// }
/// page.expectOffered(try exploreFeature())  // the graph of the feature, by its actions
/// ```
///
/// The page must have the container of the feature when it is opened: explore the view of the feature, not a site that
/// loads something first. Links to other pages are not used. A form whose fields have no handlers is sent with a text of the
/// type of each field that is empty; for other texts, use `StateGraph.explore(page:of:samples:)`.
extension LiveTest: @MainActor ExploredView {
    /// The page as text; see ``outline``.
    @MainActor public var description: String { outline }

    /// What a person can use now, from top to bottom.
    @MainActor public var controls: [ViewControl] {
        update()
        let modal = openDialogs.last { $0.isModal }.map { Set($0.descendants.map(\.number)) }
        let actions = allActions(followingLinks: false, samples: FieldSamples(texts: [:]))
        return actions.filter { modal?.contains($0.nodeNumber) ?? true }.map { action in
            switch action.use {
            case .press:
                .button(describedName(of: action)) { self.reportingFailure { try action.perform(self) } }
            case .box(let name, let isChecked):
                .toggle(name, isOn: isChecked) { _ in self.reportingFailure { try action.perform(self) } }
            case .field(let name, let text, let enter):
                .field(name, text: text) { text in self.reportingFailure { try enter(self, text) } }
            }
        }
    }

    /// The names of the dialogs that are open.
    @MainActor public var overlay: String {
        openDialogs.map { $0.name.isEmpty ? "Dialog" : $0.name }.joined(separator: " · ")
    }

    private var openDialogs: [AccessibleElement] {
        accessibleElement.descendants.filter { $0.isOpenDialog && !$0.isHidden }
    }

    /// Returns the name of an action, and what describes its control, such as `Favorite, Couch`.
    private func describedName(of action: PageAction) -> String {
        let node = browser.tree[action.nodeNumber]
        let identifiers = (node?.attributes["aria-describedby"] ?? "").split(separator: " ")
        let descriptions = identifiers.compactMap { identifier in
            accessibleElement.descendants.first { $0.attributes["id"].map { $0 == identifier } ?? false }?.text
        }
        return ([action.name] + descriptions).joined(separator: ", ")
    }

    private func reportingFailure(of step: () throws -> Void) {
        do { try step() } catch { reportFailure("\(error)", at: location) }
    }
}

extension AccessibleElement {
    fileprivate var isOpenDialog: Bool {
        tag == "dialog" ? attributes["open"] != nil : ["dialog", "alertdialog"].contains(attributes["role"])
    }

    /// Whether a person can use only what is inside.
    fileprivate var isModal: Bool { attributes["aria-modal"] == "true" }
}
