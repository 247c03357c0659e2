import Foundation
package import HeadlessHosts
import Observation

/// A host that shows views without a screen, as a tree that tests can read and use.
///
/// A change of an observed object, of a state, or of a tracked property that a body has read schedules an update on the
/// main actor. The update evaluates the bodies that depend on the change, and redraws everything. Reading or using the
/// tree first performs a scheduled update.
@MainActor
public final class HostedView {
    /// The number of updates so far.
    public private(set) var updates = 0

    /// The number of evaluations of the body of each type of view.
    public private(set) var evaluations: [String: Int] = [:]

    /// The names of what is shown on top of everything.
    private static let modalNames: Set = ["Sheet", "FullScreenCover", "Alert", "ConfirmationDialog"]

    /// The number of consecutive updates that is considered an endless loop.
    private static let longestRow = 100

    /// Whether the host has given up because each update scheduled the next one.
    public private(set) var updatesEndlessly = false

    private var nodes: [Node] = []
    private var drawAll: (Place) -> [Node] = { _ in [] }
    private var isUpdateScheduled = false
    private var actionsAfterUpdate: [() -> Void] = []
    package let changes = ChangeSignal()
    package let actions = makeHostedActions()
    private lazy var root = Place(host: self)

    /// Creates a host; the closure is called for every update.
    public init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
        drawAll = { $0.draw(content()) }
        update()
    }

    /// The visible views as indented lines.
    public var description: String {
        updateIfScheduled()
        return nodes.flatMap { $0.lines(depth: 0) }.joined(separator: "\n")
    }

    /// All nodes that a user can reach: those of the last sheet or alert, or those of the screen if there is none.
    public var reachable: [Node] {
        updateIfScheduled()
        return topmost(in: nodes).flatMap(\.all)
    }

    /// Presses the button, link or tab with a title.
    public func press(_ title: String) throws {
        let press = try find("Button", title) { $0.press }
        call { press() }
    }

    /// Replaces the text of the text field with a title.
    public func type(_ text: String, into title: String) throws {
        let field = try find("TextField", title) { $0.field }
        call { field.wrappedValue = text }
    }

    /// Switches the toggle with a title.
    public func turn(_ title: String, on isOn: Bool) throws {
        let toggle = try find("Toggle", title) { $0.toggle }
        call { toggle.wrappedValue = isOn }
    }

    /// Opens an address in the app, which calls the action of each visible view that receives it.
    public func open(_ url: URL) {
        updateIfScheduled()
        let actions = nodes.flatMap(\.all).compactMap(\.openURL)
        call {
            for action in actions { action(url) }
        }
    }

    /// Pulls down the first view that can be refreshed, and returns when the refresh has finished.
    ///
    /// If it does not finish in time, or the task is cancelled first, the test fails at the line of the call, and the
    /// refresh is cancelled.
    ///
    /// - Parameter timeout: See ``wait(timeout:fileID:filePath:line:column:until:)``.
    /// - Throws: ``ControlNotFound`` if nothing visible can be refreshed.
    public func pullToRefresh(
        timeout: Duration = .seconds(60),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        updateIfScheduled()
        guard let refresh = nodes.flatMap(\.all).compactMap(\.refresh).first else {
            throw ControlNotFound(description: "Nothing can be refreshed in:\n\(description)")
        }
        let task = call {
            Task.immediate { await pull(refresh) }
        }
        defer { task.cancel() }
        await wait(
            "The refresh has not finished",
            timeout: timeout,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        ) { !$0.isRefreshing }
    }

    /// Waits until a text is shown; see ``wait(timeout:fileID:filePath:line:column:until:)``.
    ///
    /// - Parameters:
    ///   - text: The text, which is part of ``description``.
    ///   - timeout: The time until the wait fails.
    public func wait(
        for text: String,
        timeout: Duration = .seconds(60),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await wait(
            "\"\(text)\" is not shown",
            timeout: timeout,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        ) { $0.description.contains(text) }
    }

    /// Waits until a condition holds.
    ///
    /// If it does not hold in time, or the task is cancelled first, the test fails at the line of the call and continues. The
    /// failure has the visible views and the running actions.
    ///
    /// - Parameters:
    ///   - timeout: The time until the wait fails. It lasts longer while other code keeps the main actor busy.
    ///   - condition: The condition; it is evaluated after each update.
    public func wait(
        timeout: Duration = .seconds(60),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        until condition: (HostedView) -> Bool
    ) async {
        await wait(
            "The condition does not hold",
            timeout: timeout,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column,
            until: condition
        )
    }

    /// Whether a pull to refresh has not finished.
    package private(set) var isRefreshing = false

    /// Pulls to refresh.
    package func pull(_ refresh: () async -> Void) async {
        isRefreshing = true
        await refresh()
        isRefreshing = false
        changes.send()
    }

    /// Sees the actions of the containers that an object stores.
    func seeContainers(of object: AnyObject) { actions?.see(containersOf: object) }

    func noteEvaluation(of view: any View.Type) { evaluations["\(view)", default: 0] += 1 }

    /// Schedules an update.
    package func scheduleUpdate() {
        guard !isUpdateScheduled, !updatesEndlessly else { return }
        isUpdateScheduled = true
        Task { [weak self] in self?.updateIfScheduled() }
    }

    /// Calls an action after everything has been drawn.
    func afterUpdate(_ action: @escaping () -> Void) {
        actionsAfterUpdate.append(action)
    }

    private func updateIfScheduled() {
        let first = updates
        while isUpdateScheduled {
            updatesEndlessly = updates - first == Self.longestRow
            if updatesEndlessly { isUpdateScheduled = false } else { update() }
        }
    }

    private func update() {
        isUpdateScheduled = false
        updates += 1
        // Closures that views keep, such as those of rows, are called here instead of in a body.
        nodes = withObservationTracking {
            call { drawAll(root) }
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.scheduleUpdate() }
        }
        root.sweep()
        let afterUpdate = actionsAfterUpdate
        actionsAfterUpdate = []
        call {
            for action in afterUpdate { action() }
        }
        changes.send()
    }

    private func find<Part>(_ name: String, _ title: String, part: (Node) -> Part?) throws -> Part {
        let nodes = reachable.filter { $0.accessibleName == title && $0.isEnabled }
        guard let part = nodes.lazy.compactMap(part).first else {
            throw ControlNotFound(description: "No \(name) \"\(title)\" that can be used in:\n\(description)")
        }
        return part
    }

    private func topmost(in nodes: [Node]) -> [Node] {
        guard let modal = modal(in: nodes) else { return nodes }
        return topmost(in: modal.children)
    }

    private func modal(in nodes: [Node]) -> Node? {
        nodes.flatMap(\.all).last { Self.modalNames.contains($0.name) }
    }

    /// The names of the sheets, covers, alerts and dialogs on top of each other.
    package var modals: [String] {
        updateIfScheduled()
        var (names, nodes) = ([String](), nodes)
        while let modal = modal(in: nodes) {
            names.append(modal.name)
            nodes = modal.children
        }
        return names
    }

    /// An error thrown when no usable control has the name.
    public struct ControlNotFound: Error, CustomStringConvertible {
        /// The name that was searched for, and the available elements.
        public let description: String
    }
}

extension HostedView: HeadlessHost {
    package var ending: String? {
        updatesEndlessly ? "each update scheduled the next one, so the host has stopped updating" : nil
    }
}
