import VSM
import VSMWeb

struct BlogPage: HTMLView {
    let loader: BlogLoader
    var initialState: BlogViewState { .initialized(loader) }

    func body(_ container: StateContainer<BlogViewState>) -> some HTML {
        switch container.state {
        case .initialized, .loading:
            p { "One moment…" }.busy()
        case .loaded(let post):
            p { post.text }
            button { "Reload" }.onClick { container.observe(post.reload()) }
            button { "Delete" }.onClick { container.observe { await post.delete() } }
        case .failed(let loader):
            p { "The post could not be reached." }.role(.alert)
            button { "Try Again" }.onClick { container.observe(loader.load()) }
        case .deleted:
            p { "Deleted." }.role(.status)
        }
    }
}
