import SwiftUI
import Testing

#if canImport(UIKit)
/// A view in a window of its own.
@MainActor
struct TestWindow {
    private let window: UIWindow

    init(_ content: some View) throws {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        window = UIWindow(windowScene: try #require(scene))
        window.rootViewController = UIHostingController(rootView: content)
    }

    func show() {
        window.isHidden = false
    }
}
#else
/// A view in a window of its own.
@MainActor
struct TestWindow {
    private let window: NSWindow

    init(_ content: some View) throws {
        window = NSWindow(contentViewController: NSHostingController(rootView: content))
        window.isReleasedWhenClosed = false
    }

    func show() {
        window.orderFront(nil)
    }
}
#endif
