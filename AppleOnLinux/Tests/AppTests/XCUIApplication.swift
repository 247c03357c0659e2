import Foundation

// The parts of XCTest's UI automation that the journeys through the apps use. They are only compiled, because there is
// no screen.

@MainActor
class XCUIElement {
    enum ElementType: UInt, Sendable {
        case any = 0
    }

    var exists: Bool { notHere() }
    var buttons: XCUIElementQuery { notHere() }
    var switches: XCUIElementQuery { notHere() }
    var textFields: XCUIElementQuery { notHere() }

    func descendants(matching type: ElementType) -> XCUIElementQuery { notHere() }
    func waitForExistence(timeout: TimeInterval) -> Bool { notHere() }
    func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { notHere() }
    func tap() { notHere() }
    func typeText(_ text: String) { notHere() }
}

@MainActor
class XCUIApplication: XCUIElement {
    var launchEnvironment: [String: String] = [:]

    func launch() { notHere() }
}

@MainActor
class XCUIElementQuery {
    var firstMatch: XCUIElement { notHere() }

    subscript(key: String) -> XCUIElement { notHere() }

    func matching(identifier: String) -> XCUIElementQuery { notHere() }
    func matching(_ predicate: NSPredicate) -> XCUIElementQuery { notHere() }
}

@MainActor
class XCUICoordinate {
    func tap() { notHere() }
}

struct CGVector {
    var dx: CGFloat
    var dy: CGFloat
}

// On this system, Foundation does not support predicate formats.
class NSPredicate {
    init(format: String, _ arguments: any CVarArg...) {}
}

private func notHere() -> Never { fatalError("There is no screen here.") }
