#if canImport(UIKit)
import UIKit

extension UIViewController {
    /// Says that the content is being loaded.
    func showLoading() {
        var configuration = UIContentUnavailableConfiguration.loading()
        configuration.text = "Loading..."
        contentUnavailableConfiguration = configuration
    }

    /// Says that there is nothing to show.
    func showNothing(_ text: String, detail: String? = nil, symbol: String) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = text
        configuration.secondaryText = detail
        configuration.image = UIImage(systemName: symbol)
        contentUnavailableConfiguration = configuration
    }

    /// Says that something failed, with a button to try again.
    func showFailure(_ message: String, retry: @escaping () -> Void) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = message
        configuration.image = UIImage(systemName: "exclamationmark.triangle")
        configuration.button = .filled()
        configuration.button.title = "Retry"
        configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in retry() }
        contentUnavailableConfiguration = configuration
    }

    /// Shows the content.
    func showContent() {
        contentUnavailableConfiguration = nil
    }
}
#endif
