import Testing
import UIKit
import VSM

@MainActor
@Suite("The view controller of the guide", .timeLimit(.minutes(10)))
struct QuoteViewControllerTests {
    @Test("Shows the quote, and another one after a press")
    func loads() async {
        let controller = QuoteViewController(state: .initialized(LoaderModel { "Less is more." }))
        controller.appear()
        for _ in 1...2 {
            #expect(controller.label.text == "One moment…")
            while controller.label.text != "Less is more." { await Task.yield() }
            controller.button.press()
        }
    }
}
