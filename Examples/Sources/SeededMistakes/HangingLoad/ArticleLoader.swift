import VSM

/// The corrected version of ``HangingArticleLoader``: every answer of the server leads to a state.
struct ArticleLoader: ArticleLoading {
    let server: any ArticleProviding

    func load() -> AnyPublisher<ArticleViewState, Never> {
        Just(.loading).merge(with: article()).eraseToAnyPublisher()
    }

    private func article() -> Future<ArticleViewState, Never> {
        Future { promise in
            server.getArticle { text, _ in
                guard let text else { return promise(.success(.failed(.init(retry: load)))) }
                promise(.success(.loaded(text)))
            }
        }
    }
}
