#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// The shopper's settings, with a switch for each.
///
/// A UIKit switch has no binding. It calls an action and shows the state.
final class SettingsViewController: UIViewController {
    typealias Dependencies = SettingsRepositoryDependency

    @RenderedViewState private var state: SettingsViewState
    private let messageLabel = UILabel.styled(.footnote, color: .secondaryLabel)
    private let retryButton = UIButton(configuration: .plain())
    private let rows = Setting.allCases.map { SettingRow($0) }
    private lazy var content = UIStackView.column(rows + [messageLabel, retryButton])

    init(dependencies: any Dependencies) {
        let model = SettingsLoaderModel(dependencies: dependencies)
        _state = .init(wrappedValue: SettingsViewState.initialized(model), render: SettingsViewController.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addAtTop(content)
        for row in rows { row.turn = { [weak self] in self?.set($0, to: $1) } }
        retryButton.configuration?.title = "Retry"
        retryButton.addAction(UIAction { [weak self] _ in self?.saveAgain() }, for: .primaryActionTriggered)
        $state.startRendering(on: self)
    }

    private func set(_ setting: Setting, to isOn: Bool) {
        $state.observeIfOffered { $0.editor?.set(setting, to: isOn) }
    }

    private func saveAgain() {
        guard case .loaded(_, .failed(_, let model), _) = state else { return }
        $state.observe(model.retry())
    }

    private func render() {
        content.isHidden = true
        switch state {
        case .initialized, .loading:
            showLoading()
        case .loaded(let settings, let activity, _):
            showContent()
            content.isHidden = false
            for row in rows { row.show(isOn: settings[row.setting]) }
            show(activity)
        case .failed(let model):
            showFailure(model.error.message) { [weak self] in self?.$state.observe(model.retry()) }
        }
    }

    private func show(_ activity: SettingsViewState.Activity) {
        retryButton.isHidden = true
        switch activity {
        case .unchanged: messageLabel.text = nil
        case .saved: messageLabel.text = "Saved"
        case .saving: messageLabel.text = "Saving..."
        case .failed(_, let model):
            messageLabel.text = model.error.message
            retryButton.isHidden = false
        }
    }
}

/// A setting with its switch.
private final class SettingRow: UIView {
    let setting: Setting
    var turn: (Setting, Bool) -> Void = { _, _ in }
    private let toggle = UISwitch()

    init(_ setting: Setting) {
        self.setting = setting
        super.init(frame: .zero)
        let label = UILabel.styled(.body)
        label.text = setting.title
        label.isAccessibilityElement = false
        toggle.accessibilityLabel = setting.title
        toggle.addAction(
            UIAction { [weak self] _ in
                if let self { turn(setting, toggle.isOn) }
            },
            for: .valueChanged
        )
        fill(with: UIStackView(arrangedSubviews: [label, toggle]))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(isOn: Bool) {
        toggle.setOn(isOn, animated: true)
    }
}
#endif
