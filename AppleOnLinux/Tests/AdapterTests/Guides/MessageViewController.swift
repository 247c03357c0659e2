import UIKit
import VSM

// snippet.controller
final class MessageViewController: UIViewController, @MainActor ViewStateRendering {
    var container: StateContainer<MessageViewState>
    private var cancellable: AnyCancellable?
    let label = UILabel()
    let deleteButton = UIButton(type: .system)

    init(mailbox: Mailbox) {
        container = .init(state: .initialized(MessageLoader(mailbox: mailbox)))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("The mailbox is missing.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        deleteButton.addAction(UIAction { [weak self] _ in self?.delete() }, for: .touchUpInside)
        cancellable = container.$state.sink { [weak self] newState in self?.render(newState) }
        if case .initialized(let loader) = state { observe(loader.load()) }
    }

    private func render(_ state: MessageViewState) {
        deleteButton.isHidden = true
        switch state {
        case .initialized, .loading:
            label.text = "One moment…"
        case .loaded(let message):
            label.text = message.text
            deleteButton.isHidden = false
        case .deleted:
            label.text = "Deleted"
        }
    }

    private func delete() {
        if case .loaded(let message) = state { observe(message.delete()) }
    }
}
// snippet.end
