import VSM

/// The mistake: when the server calls back with an error, nobody is told.
///
/// What a user sees: offline, the spinner turns for ever, and there is nothing to tap.
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
