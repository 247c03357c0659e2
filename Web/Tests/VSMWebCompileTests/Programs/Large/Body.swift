import VSM
import VSMWeb

// A view with a list of elements, as a page writes them: text with values, attributes, and an action.

struct Article {
    var title = ""
    var views = 0
}

struct ArticleViewState {
    var article = Article()
    func read() -> ArticleViewState { self }
}

struct ArticleView: HTMLView {
    var initialState: ArticleViewState { ArticleViewState() }

    func body(_ container: StateContainer<ArticleViewState>) -> some HTML {
        let article = container.state.article
        // Repeated.
        section { "Part 1: \(article.title)" }.class("part1").id("part1")
        // End.
    }
}
