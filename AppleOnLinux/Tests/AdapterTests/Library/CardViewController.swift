import SwiftUI
import UIKit

/// A view in a view controller, and what UIKit's apps use beside it.
final class CardViewController: UIViewController {
    private let name: String
    private let side = UISegmentedControl(items: ["Front", "Back"])
    private let loseButton = UIButton(type: .system)

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        side.selectedSegmentIndex = 0
        side.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
        loseButton.setTitle("I lost it", for: .normal)
        loseButton.setTitleColor(.white.withAlphaComponent(0.5), for: .disabled)
        loseButton.accessibilityIdentifier = "Lose"
        loseButton.addAction(UIAction { [weak self] _ in self?.askWhether() }, for: .touchUpInside)
        let controls = UIStackView(arrangedSubviews: [side, loseButton])
        view.addSubview(controls)
        NSLayoutConstraint.activate([controls.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
        let badge = UIHostingController(rootView: Badge(count: name.count))
        badge.willMove(toParent: self)
        badge.view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        controls.addArrangedSubview(badge.view)
    }

    private func turn() {
        title = side.titleForSegment(at: side.selectedSegmentIndex)
    }

    private func askWhether() {
        let alert = UIAlertController(title: "Lost?", message: "A new one is free.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in self?.title = "Lost" })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true)
    }
}
