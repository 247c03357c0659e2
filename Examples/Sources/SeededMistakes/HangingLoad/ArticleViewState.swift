import VSM

/// The states of an article.
enum ArticleViewState {
    case initialized(any ArticleLoading)
    case loading
    case loaded(String)
    case failed(ArticleErrorModel)

    /// The actions after the article could not be loaded.
    struct ArticleErrorModel {
        let retry: () -> AnyPublisher<ArticleViewState, Never>
    }
}

/// The actions before the article is loaded.
protocol ArticleLoading {
    func load() -> AnyPublisher<ArticleViewState, Never>
}

/// A server with a completion handler that takes a text or an error.
protocol ArticleProviding {
    func getArticle(completion: @escaping (String?, (any Error)?) -> Void)
}
