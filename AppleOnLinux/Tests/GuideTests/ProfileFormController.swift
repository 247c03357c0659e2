import UIKit
import VSM

final class ProfileFormController: UIViewController {
    @RenderedViewState var state: ProfileFormViewState
    let nameField = UITextField()

    init(editor: ProfileFormEditor) {
        let state = ProfileFormViewState(draft: editor.draft, step: .editing(editor))
        _state = .init(wrappedValue: state, render: Self.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Create this screen in code.") }

    override func loadView() { view = UIStackView(arrangedSubviews: [nameField]) }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        // snippet.field
        nameField.addAction(UIAction { [weak self] _ in self?.rename() }, for: .editingChanged)
        // snippet.end
        $state.startRendering(on: self)
    }

    // snippet.field

    private func rename() {
        $state.observeIfOffered { $0.editor?.rename(nameField.text ?? "") }
    }

    func render() {
        let name = state.draft.username.text
        if nameField.text != name { nameField.text = name }  // keeps the cursor where it is
        // snippet.hide
        nameField.isEnabled = state.editor != nil
        // snippet.show
    }
    // snippet.end
}
