import SwiftUI
import VSM

@main
struct LayoutsApp: App {
    var body: some Scene {
        WindowGroup { Text("Tests run in this app.") }
    }
}

/// What the app has of the library.
enum Library {
    /// The container as the app sees it.
    static var container: ObjectIdentifier { ObjectIdentifier(StateContainer<Int>.self) }

    /// Returns a container of the app that has begun to load.
    static func loading() -> StateContainer<Int> {
        let container = StateContainer(state: 0)
        container.observe { 1 }
        return container
    }
}
