import VSM

/// The mistake: an error of the server is ignored.
///
/// What a user sees: when offline, the spinner never stops, and there is nothing to tap.
struct HangingArticleLoader: ArticleLoading {
    let server: any ArticleProviding

    func load() -> AnyPublisher<ArticleViewState, Never> {
        Just(.loading).merge(with: article()).eraseToAnyPublisher()
    }

    private func article() -> Future<ArticleViewState, Never> {
        Future { promise in
            server.getArticle { text, _ in
                guard let text else { return }
                promise(.success(.loaded(text)))
            }
        }
    }
}
