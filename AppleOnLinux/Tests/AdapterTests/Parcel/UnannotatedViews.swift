#if !swift(>=6) || hasFeature(InferIsolatedConformances)
import SwiftUI
import UIKit
import VSM

// Conformances without isolation, which suffice in Swift 5 mode, and in Swift 6 mode if the isolation of conformances
// is inferred.

struct UnannotatedParcelView: View, ViewStateRendering {
    @StateObject var container: StateContainer<ParcelViewState>

    var body: some View {
        switch state {
        case .announced(let locator):
            ProgressView().onAppear { observe(locator.locate()) }
        case .locating:
            ProgressView()
        case .located(let parcel):
            Button("Send back from \(parcel.place)") { observe(parcel.sendBack()) }
        case .returned:
            Text("On its way back")
        }
    }
}

class UnannotatedParcelViewController: UIViewController, ViewStateRendering {
    var container: StateContainer<ParcelViewState>
    var subscription: AnyCancellable?

    lazy var placeLabel: UILabel = UILabel()
    lazy var returnButton: UIButton = UIButton(
        primaryAction: .init(
            title: "Send back",
            handler: { [weak self] _ in
                if case .located(let parcel) = self?.state {
                    self?.observe(parcel.sendBack())
                }
            }
        )
    )

    init(state: ParcelViewState) {
        container = .init(state: state)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        subscription = container.$state.sink { [weak self] in self?.render(state: $0) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if case .announced(let locator) = state {
            observe(locator.locate())
        }
    }

    func render(state: ViewState) {
        switch state {
        case .announced, .locating: placeLabel.text = "Locating"
        case .located(let parcel): placeLabel.text = parcel.place
        case .returned: placeLabel.text = "On its way back"
        }
    }
}
#endif
