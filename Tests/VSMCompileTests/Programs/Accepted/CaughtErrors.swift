// Errors that become states: the corrected versions of Refused/ThrowingSequence.swift, ThrowingClosure.swift,
// ThrowingStateSequence.swift and FailingPublisher.swift.

import VSM

struct BlogFeedModel: Sendable {
    let api: BlogAPI
    let blogId: Int

    func load() async -> BlogViewState {
        do {
            return loaded(try await api.text(of: blogId))
        } catch {
            return failed(error)
        }
    }

    func follow() -> StateSequence<BlogViewState> {
        StateSequence({ .loading }).following {
            api.texts(of: blogId)
        } as: { text in
            loaded(text)
        } catch: { error in
            failed(error)
        }
    }

    func followAfterLoading() -> StateSequence<BlogViewState> {
        StateSequence({ .loading }).following {
            _ = try await api.text(of: blogId)
            return AsyncStream { $0.yield("text") }
        } as: { text in
            loaded(text)
        } catch: { error in
            failed(error)
        }
    }

    func followWhatCannotFail() -> StateSequence<BlogViewState> {
        StateSequence({ .loading }).following {
            AsyncStream { $0.yield("text") }
        } as: { text in
            loaded(text)
        }
    }

    func load(from texts: AnyPublisher<String, any Error>) -> AnyPublisher<BlogViewState, Never> {
        texts
            .map { text in loaded(text) }
            .catch { error in Just(failed(error)) }
            .eraseToAnyPublisher()
    }

    private func loaded(_ text: String) -> BlogViewState {
        .loaded(LoadedBlogModel(api: api, blogId: blogId, blogText: text))
    }

    private func failed(_ error: any Error) -> BlogViewState {
        .failed(message: "\(error)", BlogLoaderModel(api: api, blogId: blogId))
    }
}

@MainActor
func observe(
    _ model: BlogFeedModel,
    _ texts: AnyPublisher<String, any Error>,
    in container: StateContainer<BlogViewState>
) {
    container.observe { await model.load() }
    container.observe(model.follow())
    container.observe(model.load(from: texts))
}
