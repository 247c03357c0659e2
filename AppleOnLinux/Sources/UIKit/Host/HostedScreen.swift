package import HeadlessHosts

/// A host that shows view controllers without a screen, as elements that tests can read and use.
@MainActor
public final class HostedScreen {
    /// The view controller of the window.
    public let root: UIViewController

    package let actions = makeHostedActions()

    /// Creates a host that shows a view controller, as a window would.
    public init(_ root: UIViewController) {
        self.root = root
        seeContainers(of: root)
        call { root.appear() }
    }

    /// The elements that a user can reach, from top to bottom.
    public var elements: [ScreenElement] {
        ScreenChanges.shared.makeUpdates()
        return (presented.last ?? root).screenElements
    }

    /// The view controllers that are presented on top of each other.
    package var presented: [UIViewController] {
        Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
    }

    /// The elements, one per line.
    public var description: String { elements.map(\.description).joined(separator: "\n") }

    /// Presses the button, row or tab with a name.
    public func press(_ name: String) throws {
        let press = try use(name) { $0.press }
        call { press() }
    }

    /// Replaces the text of the text field with a name.
    public func type(_ text: String, into name: String) throws {
        let type = try use(name) { $0.type }
        call { type(text) }
    }

    /// Switches the switch with a name.
    public func turn(_ name: String, on isOn: Bool) throws {
        let turn = try use(name) { $0.turn }
        call { turn(isOn) }
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
    /// failure has the visible elements and the running actions.
    ///
    /// - Parameters:
    ///   - timeout: The time until the wait fails. It lasts longer while other code keeps the main actor busy.
    ///   - condition: The condition; it is evaluated after each change.
    public func wait(
        timeout: Duration = .seconds(60),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        until condition: (HostedScreen) -> Bool
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

    private func seeContainers(of controller: UIViewController) {
        actions?.see(containersOf: controller)
        for child in controller.children { seeContainers(of: child) }
    }

    private func use<Part>(_ name: String, part: (ScreenElement) -> Part?) throws -> Part {
        let elements = elements.filter { $0.name == name && $0.isEnabled }
        guard let part = elements.lazy.compactMap(part).first else {
            throw ElementNotFound(description: "No \"\(name)\" that can be used in:\n\(description)")
        }
        return part
    }

    /// An error thrown when no usable control has the name.
    public struct ElementNotFound: Error, CustomStringConvertible {
        /// The name that was searched for, and the available elements.
        public let description: String
    }
}

extension HostedScreen: HeadlessHost {
    package var changes: ChangeSignal { ScreenChanges.shared.signal }
}

/// An element on a screen.
@MainActor
public struct ScreenElement {
    /// The kind of element.
    public let kind: String
    /// The name of the element for a user.
    public var name: String
    /// The text of the element, or whether it is on.
    public var value: String?
    /// Whether a user can use the element.
    public var isEnabled = true
    /// The action of a press.
    public var press: (() -> Void)?
    /// The action of typing.
    public var type: ((String) -> Void)?
    /// The action of a switch.
    public var turn: ((Bool) -> Void)?

    init(_ kind: String, _ name: String) {
        self.kind = kind
        self.name = name
    }

    var description: String {
        "\(kind) \"\(name)\"" + (value.map { " = \"\($0)\"" } ?? "") + (isEnabled ? "" : " (disabled)")
    }
}

extension UIViewController {
    /// The elements of the controller that a user can see and reach.
    var screenElements: [ScreenElement] {
        if let tabs = self as? UITabBarController { return tabs.elementsOfTabs }
        if let stack = self as? UINavigationController { return stack.elementsOfStack }
        if let alert = self as? UIAlertController { return alert.elementsOfAlert }
        if let child = children.last { return child.screenElements }
        let unavailable = (contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.elements ?? []
        return view.screenElements + unavailable
    }
}
