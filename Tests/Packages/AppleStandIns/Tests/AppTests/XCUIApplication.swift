import Foundation

// What the journeys through the apps use of XCTest's automation of user interfaces, so that they are compiled. None of it runs:
// there is no screen here.

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

// Foundation's has no predicates in text here.
class NSPredicate {
    init(format: String, _ arguments: any CVarArg...) {}
}

private func notHere() -> Never { fatalError("There is no screen here.") }
