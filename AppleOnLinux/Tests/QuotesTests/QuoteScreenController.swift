import UIKit
import VSM

/// Shows a quote.
@MainActor
public final class QuoteScreenController: UIViewController {
    @RenderedViewState var state: QuoteViewState

    private let label = UILabel()
    private let button = UIButton(type: .system)

    /// Creates the screen.
    public init(fetchQuote: @escaping () async throws -> String) {
        _state = .init(begin: LoaderModel(fetchQuote: fetchQuote).load(), render: Self.render)
        super.init(nibName: nil, bundle: nil)
    }

    /// Ends the program.
    public required init?(coder: NSCoder) { fatalError("Create this screen in code.") }

    public override func loadView() {
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.distribution = .fillEqually
        stack.backgroundColor = .systemBackground
        view = stack
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Quote"
        button.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
        $state.startRendering(on: self)
    }

    func render() {
        switch state {
        case .loading: show("One moment…")
        case .loaded(let quote, _): show(quote, button: "Another")
        case .failed(let message, _): show(message, button: "Try again")
        }
    }

    private func show(_ text: String, button title: String? = nil) {
        label.text = text
        button.setTitle(title, for: .normal)
        button.isHidden = title == nil
    }

    private func load() {
        switch state {
        case .loading: break
        case .loaded(_, let model), .failed(_, let model): $state.observe(model.load())
        }
    }
}
