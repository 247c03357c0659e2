import VSM

/// The states of an article that is to be read.
enum ArticleViewState {
    case initialized(any ArticleLoading)
    case loading
    case loaded(String)
    case failed(ArticleErrorModel)

    /// What can be done when the article did not come.
    struct ArticleErrorModel {
        let retry: () -> AnyPublisher<ArticleViewState, Never>
    }
}

/// What can be done before the article was loaded.
protocol ArticleLoading {
    func load() -> AnyPublisher<ArticleViewState, Never>
}

/// A server that calls back, with a text or with an error, as servers of a certain age do.
protocol ArticleProviding {
    func getArticle(completion: @escaping (String?, (any Error)?) -> Void)
}
