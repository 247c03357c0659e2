import SwiftUI

// snippet.hide
#if IS_APP  // A bundle of tests has a main function already.
// snippet.show
@main
// snippet.hide
#endif
// snippet.show
struct QuotesApp: App {
    var body: some Scene {
        WindowGroup {
            QuoteScreen { "Less is more." }
        }
    }
}
