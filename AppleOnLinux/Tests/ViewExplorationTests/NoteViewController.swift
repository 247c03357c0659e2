import UIKit
import VSM

final class NoteViewController: UIViewController {
    @RenderedViewState(render: NoteViewController.render) private var state = NoteViewState.editing(NoteModel())
    private let mistake: Mistake
    private let field = UITextField()
    private let pin = UISwitch()
    private let saveButton = UIButton(configuration: .plain())
    private let deleteButton = UIButton(configuration: .plain())
    private let otherDeleteButton = UIButton(configuration: .plain())
    private let helpButton = UIButton(configuration: .plain())
    private let retryButton = UIButton(configuration: .plain())
    private let cancelButton = UIButton(configuration: .plain())
    private let undoButton = UIButton(configuration: .plain())

    init(mistake: Mistake) {
        self.mistake = mistake
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityLabel = "Text"
        field.addAction(UIAction { [weak self] _ in self?.write() }, for: .editingChanged)
        pin.accessibilityLabel = "Pinned"
        pin.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
        let buttons = [
            (saveButton, "Save", save), (deleteButton, "Delete", ask), (otherDeleteButton, "Delete", ask),
            (helpButton, "Help", help), (retryButton, "Retry", retry), (cancelButton, "Cancel", cancel),
            (undoButton, "Undo", undo),
        ]
        for (button, title, action) in buttons {
            button.configuration?.title = title
            button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        }
        for view in [field, pin] + buttons.map(\.0) { self.view.addSubview(view) }
        $state.startRendering(on: self)
    }

    private func render() {
        for view in view.subviews { view.isHidden = true }
        switch state {
        case .editing(let model):
            for view in [field, pin, saveButton, deleteButton] { view.isHidden = false }
            otherDeleteButton.isHidden = mistake != .twoButtonsWithOneName
            helpButton.isHidden = mistake != .sheetWithoutButton
            saveButton.isEnabled = mistake != .disabledButton
            field.text = model.text
            pin.isOn = model.isPinned
        case .saving: break
        case .saveFailed:
            retryButton.isHidden = mistake == .missingRetry
            cancelButton.isHidden = mistake == .actionWithoutButton
        case .deleted: undoButton.isHidden = false
        }
    }

    private func write() {
        guard mistake != .fieldThatLosesText else { return field.text = "" }
        if let note = state.note { $state.observe(note.write(field.text ?? "")) }
    }

    private func turn() {
        guard let note = state.note else { return }
        switch mistake {
        case .switchWithoutAction: pin.isOn.toggle()
        case .switchThatFlipsBack: $state.observe(note.pin(false))
        default: $state.observe(note.pin(pin.isOn))
        }
    }

    private func save() {
        guard let note = state.note else { return }
        switch mistake {
        case .buttonWithoutAction: break
        case .buttonOfAnotherAction: $state.observe(.saveFailed(SaveFailedModel(note: note)))
        default: $state.observe(note.save())
        }
    }

    private func ask() {
        let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in self?.delete() })
        alert.addAction(
            UIAlertAction(title: "No", style: .cancel) { [weak self] _ in
                if let self, mistake == .alertThatStays { present(alert, animated: true) }
            }
        )
        present(alert, animated: true)
    }

    private func help() { present(UIViewController(), animated: true) }

    private func delete() { if let note = state.note { $state.observe(note.delete()) } }

    private func retry() { if case .saveFailed(let model) = state { $state.observe(model.retry()) } }

    private func cancel() { if case .saveFailed(let model) = state { $state.observe(model.cancel()) } }

    private func undo() { if case .deleted(let model) = state { $state.observe(model.undo()) } }
}
