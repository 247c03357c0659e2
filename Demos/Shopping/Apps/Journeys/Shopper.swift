import XCTest

/// Uses an app as a shopper in front of the screen would: by the names of what can be seen.
@MainActor
struct Shopper {
    private let app = XCUIApplication()

    /// Starts the app with an empty shop.
    init() {
        app.launchEnvironment["SHOPPING_IS_TEMPORARY"] = "1"
        app.launch()
    }

    /// Waits until something is seen.
    func see(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(appears(named(name)), "\"\(name)\" is not seen", file: file, line: line)
    }

    /// Waits until something can be pressed, and presses it.
    func tap(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
        see(name, file: file, line: line)
        // A title above the page can have the name of a tab.
        let button = app.buttons.matching(identifier: name).firstMatch
        press(button.exists ? button : named(name))
    }

    /// Opens the page of a product from the grid, where a link can be called after everything in it.
    func open(_ product: String, file: StaticString = #filePath, line: UInt = #line) {
        let beginsWithName = NSPredicate(format: "label BEGINSWITH %@", product)
        let link = app.descendants(matching: .any).matching(beginsWithName).firstMatch
        XCTAssertTrue(appears(link), "There is no \(product) in the grid", file: file, line: line)
        press(link)
    }

    /// Turns a switch.
    func turn(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
        see(name, file: file, line: line)
        #if os(macOS)
        named(name).click()
        #else
        // A switch of SwiftUI is as wide as its row, and is turned at its end only.
        let end = CGVector(dx: 0.95, dy: 0.5)
        app.switches.matching(identifier: name).firstMatch.coordinate(withNormalizedOffset: end).tap()
        #endif
    }

    /// Writes into the only text field.
    func type(_ text: String) {
        press(app.textFields.firstMatch)
        app.textFields.firstMatch.typeText(text)
    }

    private func named(_ name: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: name).firstMatch
    }

    private func appears(_ element: XCUIElement) -> Bool {
        element.waitForExistence(timeout: 30)
    }

    private func press(_ element: XCUIElement) {
        #if os(macOS)
        element.click()
        #else
        element.tap()
        #endif
    }
}
