#if !swift(>=6) || hasFeature(InferIsolatedConformances)
import SwiftUI
import UIKit
import VSM

// Conformances as vsm-ios's guides have them: in Swift 5 mode, and in Swift 6 mode where conformances are inferred to be
// isolated, nothing has to be added to them.

struct VerbatimBlogView: View, ViewStateRendering {
    @StateObject var container: StateContainer<BlogViewState>

    var body: some View {
        switch state {
        case .initialized(let loaderModel):
            ProgressView().onAppear { observe(loaderModel.loadBlog()) }
        case .loading:
            ProgressView()
        case .loaded(let loadedModel):
            Button("Delete") { observe(loadedModel.delete()) }
        case .deleted:
            Text("Deleted!")
        }
    }
}

class VerbatimBlogViewController: UIViewController, ViewStateRendering {
    var container: StateContainer<BlogViewState>
    var stateSubscription: AnyCancellable?

    lazy var usernameLabel: UILabel = UILabel()
    lazy var reloadButton: UIButton = UIButton(
        primaryAction: .init(
            title: "Delete",
            handler: { [weak self] _ in
                if case .loaded(let loadedModel) = self?.state {
                    self?.observe(loadedModel.delete())
                }
            }
        )
    )

    init(state: BlogViewState) {
        container = .init(state: state)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stateSubscription = container.$state.sink { [weak self] in self?.render(state: $0) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if case .initialized(let loaderModel) = state {
            observe(loaderModel.loadBlog())
        }
    }

    func render(state: ViewState) {
        switch state {
        case .initialized, .loading: usernameLabel.text = "Loading"
        case .loaded(let loadedModel): usernameLabel.text = loadedModel.blogText
        case .deleted: usernameLabel.text = "Deleted!"
        }
    }
}
#endif
