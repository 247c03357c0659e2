#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// The shopper's user name, which is saved half a second after the last keystroke.
final class ProfileViewController: UIViewController {
    typealias Dependencies = ProfileRepositoryDependency

    @RenderedViewState private var state: ProfileViewState
    private var isEdited = false
    private let nameField = UITextField()
    private let messageLabel = UILabel.styled(.footnote, color: .secondaryLabel)
    private let retryButton = UIButton(configuration: .plain())
    private lazy var content = UIStackView.column([nameField, messageLabel, retryButton])

    init(dependencies: any Dependencies) {
        let model = ProfileLoaderModel(dependencies: dependencies)
        _state = .init(wrappedValue: ProfileViewState.initialized(model), render: ProfileViewController.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addAtTop(content)
        nameField.accessibilityLabel = "User Name"
        nameField.borderStyle = .roundedRect
        nameField.autocorrectionType = .no
        nameField.addAction(UIAction { [weak self] _ in self?.save() }, for: .editingChanged)
        retryButton.configuration?.title = "Retry"
        retryButton.addAction(UIAction { [weak self] _ in self?.saveAgain() }, for: .primaryActionTriggered)
        $state.startRendering(on: self)
    }

    private func save() {
        guard case .loaded(let model) = state else { return }
        isEdited = true
        messageLabel.text = nil
        let text = nameField.text ?? ""
        $state.observe(model.save(text), debounced: ProfileViewState.pauseBeforeSaving, identifier: "username")
    }

    private func saveAgain() {
        guard case .loaded(let model) = state, case .failed(let error) = model.activity else { return }
        $state.observe(error.retry())
    }

    private func render() {
        switch state {
        case .initialized, .loading:
            content.isHidden = true
            showLoading()
        case .loaded(let model):
            if nameField.text == model.username { isEdited = false }
            if !isEdited { nameField.text = model.username }
            content.isHidden = false
            showContent()
            show(model.activity)
        case .failed(let model):
            content.isHidden = true
            showFailure(model.error.message) { [weak self] in self?.$state.observe(model.retry()) }
        }
    }

    private func show(_ activity: ProfileViewState.Activity) {
        retryButton.isHidden = true
        switch activity {
        case .unchanged: messageLabel.text = nil
        case .saved: messageLabel.text = isEdited ? nil : "Saved"
        case .saving: messageLabel.text = "Saving..."
        case .refused(let problem): messageLabel.text = problem.message
        case .failed(let model):
            messageLabel.text = model.error.message
            retryButton.isHidden = false
        }
    }
}
#endif
