import UIKit
import VSM

/// A view controller that subscribes to the states itself.
class ParcelViewController: UIViewController, @MainActor ViewStateRendering {
    var container: StateContainer<ParcelViewState>
    var cancellable: AnyCancellable?

    let activityView = UIActivityIndicatorView()
    let placeLabel = UILabel()
    let returnButton = UIButton(type: .system)

    init(state: ParcelViewState) {
        container = .init(state: state)
        super.init(nibName: nil, bundle: nil)
        cancellable = container.$state.sink { [weak self] newState in self?.render(state: newState) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        returnButton.addAction(UIAction { [weak self] _ in self?.sendBack() }, for: .touchUpInside)
        if case .announced(let locator) = container.state {
            container.observe(locator.locate())
        }
    }

    func render(state: ParcelViewState) {
        switch state {
        case .announced, .locating:
            activityView.startAnimating()
            returnButton.isHidden = true
        case .located(let parcel):
            activityView.stopAnimating()
            placeLabel.text = parcel.place
            returnButton.isHidden = false
        case .returned:
            placeLabel.text = "On its way back"
            returnButton.isHidden = true
        }
    }

    private func sendBack() {
        if case .located(let parcel) = container.state { container.observe(parcel.sendBack()) }
    }
}

/// The same view controller with a property wrapper.
class WrappedParcelViewController: UIViewController {
    @RenderedViewState var state: ParcelViewState

    let activityView = UIActivityIndicatorView()
    let placeLabel = UILabel()
    let returnButton = UIButton(type: .system)
    private(set) var renderings = 0

    init(courier: Courier, number: Int) {
        let locator = ParcelModelBuilder(courier: courier).buildParcelLocator(number: number)
        _state = .init(wrappedValue: ParcelViewState.announced(locator), render: Self.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        if case .announced(let locator) = state {
            $state.observe(locator.locate())
        }
    }

    func setUpViews() {
        returnButton.addAction(
            UIAction(
                title: "Send back",
                handler: { [weak self] _ in
                    guard let self, case .located(let parcel) = state else { return }
                    $state.observe(parcel.sendBack())
                }
            ),
            for: .touchUpInside
        )
    }

    func render() {
        renderings += 1
        switch state {
        case .announced, .locating:
            activityView.startAnimating()
            returnButton.isHidden = true
        case .located(let parcel):
            activityView.stopAnimating()
            placeLabel.text = parcel.place
            returnButton.isHidden = false
        case .returned:
            placeLabel.text = "On its way back"
            returnButton.isHidden = true
        }
    }
}
