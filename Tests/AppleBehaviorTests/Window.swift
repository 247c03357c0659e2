import SwiftUI

#if canImport(AppKit)
import AppKit

/// A window of macOS that shows a view while a test runs.
@MainActor
struct Window {
    private let window: NSWindow

    init(_ content: some View) {
        // A window needs the application, which a test without an app does not have yet.
        _ = NSApplication.shared
        window = NSWindow(contentViewController: NSHostingController(rootView: content))
        window.isReleasedWhenClosed = false
        window.orderFront(nil)
    }
}
#elseif canImport(UIKit) && !os(watchOS)
import UIKit

/// A window of a phone that shows a view while a test runs.
@MainActor
struct Window {
    private let window: UIWindow

    init(_ content: some View) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIHostingController(rootView: content)
        window.isHidden = false
    }
}
#else
/// A watch has no windows, so that the tests fail there.
@MainActor
struct Window {
    init(_ content: some View) {}
}
#endif
