import Testing
import UIKit

@MainActor
@Suite("The headless host of view controllers")
struct HostedScreenTests {
    @Test("The title of a screen is that of its navigation item")
    func titles() {
        let controller = UIViewController()
        controller.title = "Shop"
        controller.navigationItem.title = "All Products"
        let screen = HostedScreen(UINavigationController(rootViewController: controller))
        #expect(screen.description.contains("All Products"))
        #expect(
            !HostedScreen(UINavigationController(rootViewController: UIViewController())).description.contains("Title")
        )
    }

    @Test("The button of missing content can be disabled")
    func missingContent() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.button.title = "Reload"
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = configuration
        #expect(HostedScreen(controller).elements.first { $0.name == "Reload" }?.isEnabled == true)
        configuration.buttonProperties.isEnabled = false
        controller.contentUnavailableConfiguration = configuration
        #expect(HostedScreen(controller).elements.first { $0.name == "Reload" }?.isEnabled == false)
    }
}
