import Quotes
import SwiftUI

@main
struct QuoteReaderApp: App {
    var body: some Scene {
        WindowGroup {
            QuoteScreen { "Less is more." }
        }
    }
}
