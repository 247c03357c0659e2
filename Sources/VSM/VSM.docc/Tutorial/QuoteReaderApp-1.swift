import SwiftUI

@main
struct QuotesApp: App {
    var body: some Scene {
        WindowGroup {
            QuoteScreen { "Less is more." }
        }
    }
}
