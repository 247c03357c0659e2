import ProfileData
import UIKit
import VSM

@testable import PlainStructures

// snippet.controller
final class UserProfileViewController: UIViewController {
    @RenderedViewState var state: EditUserProfileViewState

    let nameField = UITextField()
    let messageLabel = UILabel()
    let saveButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)

    init(data: UserData, repository: any ProfileProviding) {
        _state = .init(
            wrappedValue: EditUserProfileViewState(data: data, repository: repository),
            render: Self.render
        )
        super.init(nibName: nil, bundle: nil)
        nameField.text = data.username
    }

    required init?(coder: NSCoder) { fatalError("Create this screen in code.") }

    override func loadView() {
        let stack = UIStackView(arrangedSubviews: [nameField, messageLabel, saveButton, cancelButton])
        stack.axis = .vertical
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        cancelButton.setTitle("Cancel", for: .normal)
        saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        $state.startRendering(on: self)
    }

    func render() {
        nameField.isEnabled = state.isEditable
        switch state.editingState {
        case .editing: show("", save: "Save", isCancelHidden: true)
        case .saving: show("Saving…", save: nil, isCancelHidden: true)
        case .savingError(let model): show(model.message, save: "Retry", isCancelHidden: false)
        }
    }

    private func show(_ message: String, save title: String?, isCancelHidden: Bool) {
        messageLabel.text = message
        saveButton.setTitle(title, for: .normal)
        saveButton.isHidden = title == nil
        cancelButton.isHidden = isCancelHidden
    }

    private func save() {
        switch state.editingState {
        case .editing(let model): $state.observe(model.saveUsername(nameField.text ?? ""))
        case .saving: break
        case .savingError(let model): $state.observe(model.retry())
        }
    }

    private func cancel() {
        guard case .savingError(let model) = state.editingState else { return }
        nameField.text = state.data.username
        $state.observe(model.cancel())
    }
}
// snippet.end
