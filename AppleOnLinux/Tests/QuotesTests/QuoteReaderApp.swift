// snippet.hide
// swift-format-ignore-file: OrderedImports
#if IS_APP  // Here, the feature is in the same module.
// snippet.show
import Quotes
// snippet.hide
#endif
// snippet.show
import SwiftUI

// snippet.hide
#if IS_APP  // A bundle of tests has a main function already.
// snippet.show
@main
// snippet.hide
#endif
// snippet.show
struct QuoteReaderApp: App {
    var body: some Scene {
        WindowGroup {
            QuoteScreen { "Less is more." }
        }
    }
}
