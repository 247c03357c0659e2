import Foundation
import Observation

/// Shows views without a screen: draws them as a tree that can be read, pressed and typed into.
///
/// A change of an observed object, of a state, or of something that a body has read and the Observation framework tracks, schedules
/// an update, later on the main actor. It evaluates the bodies that the change concerns, and draws everything anew. Reading the tree or using something in it makes a scheduled update happen first.
@MainActor
public final class HostedView {
    /// How often the views were drawn.
    public private(set) var updates = 0

    /// How often the body of each type of view was evaluated.
    public private(set) var evaluations: [String: Int] = [:]

    /// So many updates one after the other, without a moment for anything else, are an endless loop.
    private static let longestRow = 100

    /// Whether each update scheduled the next one, so that the host gave up.
    public private(set) var updatesEndlessly = false

    private var nodes: [Node] = []
    private var drawAll: (Place) -> [Node] = { _ in [] }
    private var isUpdateScheduled = false
    private var actionsAfterUpdate: [() -> Void] = []
    private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]
    private lazy var root = Place(host: self)

    /// Shows views; the closure is called for every update.
    public init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
        drawAll = { $0.draw(content()) }
        update()
    }

    /// What is shown, as indented lines.
    public var description: String {
        updateIfScheduled()
        return nodes.flatMap { $0.lines(depth: 0) }.joined(separator: "\n")
    }

    /// Everything that a user in front of the screen can reach: a sheet, or what is there without one.
    public var reachable: [Node] {
        updateIfScheduled()
        return topmost(in: nodes).flatMap(\.all)
    }

    /// Presses the button, link or tab with a title.
    public func press(_ title: String) throws {
        try find("Button", title) { $0.press }()
    }

    /// Replaces what is written in the text field with a title.
    public func type(_ text: String, into title: String) throws {
        try find("TextField", title) { $0.field }.wrappedValue = text
    }

    /// Switches the toggle with a title.
    public func turn(_ title: String, on isOn: Bool) throws {
        try find("Toggle", title) { $0.toggle }.wrappedValue = isOn
    }

    /// Pulls down the first view that can be refreshed; returns when it is.
    public func pullToRefresh() async throws {
        updateIfScheduled()
        guard let refresh = nodes.flatMap(\.all).compactMap(\.refresh).first else {
            throw ControlNotFound(description: "Nothing can be refreshed in:\n\(description)")
        }
        await refresh()
    }

    /// Returns once a text is shown.
    public func wait(for text: String) async {
        await wait { $0.description.contains(text) }
    }

    /// Returns once a condition holds, or when the task is cancelled.
    public func wait(until condition: (HostedView) -> Bool) async {
        while !condition(self), !Task.isCancelled {
            let id = UUID()
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting[id] = $0 }
            } onCancel: {
                Task { @MainActor in waiting.removeValue(forKey: id)?.resume() }
            }
        }
    }

    func noteEvaluation(of view: any View.Type) { evaluations["\(view)", default: 0] += 1 }

    /// Asks for an update.
    package func scheduleUpdate() {
        guard !isUpdateScheduled, !updatesEndlessly else { return }
        isUpdateScheduled = true
        Task { [weak self] in self?.updateIfScheduled() }
    }

    /// Calls an action when everything is drawn.
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
        // Closures that views keep, such as those of rows, are called here and not by a body.
        nodes = withObservationTracking {
            drawAll(root)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.scheduleUpdate() }
        }
        root.sweep()
        let actions = actionsAfterUpdate
        actionsAfterUpdate = []
        for action in actions { action() }
        let waiting = waiting
        self.waiting = [:]
        for continuation in waiting.values { continuation.resume() }
    }

    private func find<Part>(_ name: String, _ title: String, part: (Node) -> Part?) throws -> Part {
        let nodes = reachable.filter { $0.accessibleName == title && $0.isEnabled }
        guard let part = nodes.lazy.compactMap(part).first else {
            throw ControlNotFound(description: "No \(name) \"\(title)\" that can be used in:\n\(description)")
        }
        return part
    }

    private func topmost(in nodes: [Node]) -> [Node] {
        guard let sheet = nodes.flatMap(\.all).last(where: { $0.name == "Sheet" }) else { return nodes }
        return topmost(in: sheet.children)
    }

    /// There is nothing of that name to use.
    public struct ControlNotFound: Error, CustomStringConvertible {
        /// What was looked for, and what is there.
        public let description: String
    }
}
