import UIKit
import VSM

// snippet.controller
final class QuoteViewController: UIViewController {
    @RenderedViewState var state: QuoteViewState
    let label = UILabel()
    let button = UIButton(type: .system)

    init(state: QuoteViewState) {
        _state = .init(wrappedValue: state, render: Self.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("The state is missing.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(UIAction { [weak self] _ in self?.loadAnother() }, for: .touchUpInside)
        $state.startRendering(on: self)
    }

    func render() {
        switch state {
        case .initialized, .loading: label.text = "One moment…"
        case .loaded(let quote, _): label.text = quote
        case .failed(let message, _): label.text = message
        }
    }

    private func loadAnother() {
        switch state {
        case .initialized, .loading: break
        case .loaded(_, let model), .failed(_, let model): $state.observe(model.load())
        }
    }
}
// snippet.end
