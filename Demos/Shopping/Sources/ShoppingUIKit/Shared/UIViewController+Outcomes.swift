#if canImport(UIKit)
import UIKit

extension UIViewController {
    /// Shows that the content is being loaded.
    func showLoading() {
        var configuration = UIContentUnavailableConfiguration.loading()
        configuration.text = "Loading..."
        contentUnavailableConfiguration = configuration
    }

    /// Shows that there is no content.
    func showNothing(_ text: String, detail: String? = nil, symbol: String) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = text
        configuration.secondaryText = detail
        configuration.image = UIImage(systemName: symbol)
        contentUnavailableConfiguration = configuration
    }

    /// Shows that something failed, with a button to retry.
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
