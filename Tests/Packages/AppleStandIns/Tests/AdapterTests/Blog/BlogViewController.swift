import UIKit
import VSM

/// The view controller of vsm-ios's first guide, which subscribes to the states itself.
class BlogViewController: UIViewController, @MainActor ViewStateRendering {
    var container: StateContainer<BlogViewState>
    var cancellable: AnyCancellable?

    let loadingView = UIActivityIndicatorView()
    let blogTextView = UILabel()
    let deleteButton = UIButton(type: .system)

    init(state: BlogViewState) {
        container = .init(state: state)
        super.init(nibName: nil, bundle: nil)
        cancellable = container.$state.sink { [weak self] newState in self?.render(state: newState) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if case .initialized(let blogLoaderModel) = container.state {
            container.observe(blogLoaderModel.loadBlog())
        }
    }

    func render(state: BlogViewState) {
        switch state {
        case .loading, .initialized:
            loadingView.startAnimating()
            deleteButton.isHidden = true
        case .loaded(let loadedBlogModel):
            loadingView.stopAnimating()
            blogTextView.text = loadedBlogModel.blogText
            deleteButton.isHidden = false
            deleteButton.addAction(
                UIAction(handler: { [container] _ in container.observe(loadedBlogModel.delete()) }),
                for: .touchUpInside
            )
        case .deleted:
            blogTextView.text = "Deleted!"
            deleteButton.isHidden = true
        }
    }
}

/// The same view controller on a property wrapper.
class WrappedBlogViewController: UIViewController {
    @RenderedViewState var state: BlogViewState

    let loadingView = UIActivityIndicatorView()
    let blogTextView = UILabel()
    let deleteButton = UIButton(type: .system)
    private(set) var renderings = 0

    init(api: BlogAPI, blogId: Int) {
        let state = BlogViewState.initialized(BlogLoaderModel(blogId: blogId, api: api))
        _state = .init(wrappedValue: state, render: Self.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        if case .initialized(let blogLoaderModel) = state {
            $state.observe(blogLoaderModel.loadBlog())
        }
    }

    func setUpViews() {
        deleteButton.addAction(
            UIAction(
                title: "Delete",
                handler: { [weak self] _ in
                    guard let self, case .loaded(let loadedBlogModel) = state else { return }
                    $state.observe(loadedBlogModel.delete())
                }
            ),
            for: .touchUpInside
        )
    }

    func render() {
        renderings += 1
        switch state {
        case .loading, .initialized:
            loadingView.startAnimating()
            deleteButton.isHidden = true
        case .loaded(let loadedBlogModel):
            loadingView.stopAnimating()
            blogTextView.text = loadedBlogModel.blogText
            deleteButton.isHidden = false
        case .deleted:
            blogTextView.text = "Deleted!"
            deleteButton.isHidden = true
        }
    }
}
