// Work that an action does after it has waited, in the three forms that take it off the container's actor.

import VSM

nonisolated enum PhotoViewState {
    case loading
    case loaded([UInt8])
    case failed
}

nonisolated struct PhotoModel: Sendable {
    let fetch: @Sendable () async throws -> [UInt8]

    func load() -> StateSequence<PhotoViewState> {
        StateSequence(
            { .loading },
            { @concurrent in
                do {
                    return .loaded(Self.decoded(try await fetch()))
                } catch {
                    return .failed
                }
            }
        )
    }

    @StateSequenceBuilder
    func loadByLines() -> StateSequence<PhotoViewState> {
        PhotoViewState.loading
        Next { @concurrent in PhotoViewState.loaded(Self.decoded([])) }
    }

    func loadInMethod() -> StateSequence<PhotoViewState> {
        StateSequence({ .loading }, { await loaded() })
    }

    @concurrent
    private func loaded() async -> PhotoViewState {
        guard let data = try? await fetch() else { return .failed }
        return .loaded(Self.decoded(data))
    }

    static func decoded(_ data: [UInt8]) -> [UInt8] { data.reversed() }
}

@MainActor
func decode(_ container: StateContainer<PhotoViewState>) {
    container.observe { @concurrent in .loaded(PhotoModel.decoded([])) }
    container.observeAsync { @concurrent in .loaded(PhotoModel.decoded([])) }
}
