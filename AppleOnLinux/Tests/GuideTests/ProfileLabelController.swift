import ProfileData
import UIKit
import VSM

@testable import PlainStructures

// snippet.controller
final class ProfileLabelController: UIViewController {
    @RenderedViewState var state: LoadUserProfileViewState
    let label = UILabel()

    init(repository: any ProfileProviding) {
        _state = .init(begin: LoadUserProfileViewState.LoaderModel(repository: repository).load(), render: Self.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Create this screen in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        $state.startRendering(on: self)
    }

    func render() {
        switch state {
        case .loading: label.text = "One moment…"
        case .loadingError(let model): label.text = model.message
        case .loaded(let userData): label.text = userData.username
        }
    }
}
// snippet.end
