import Testing
import VSM
import VSMTesting

private struct EpisodeStoreStub: EpisodeStore {
    func download(_ episode: Episode) async throws { try await choose(.success(()), .failure(Offline())) }
    func delete(_ episode: Episode) {}
}

@Test("The states of an episode are those of the requirements")
func episode() throws {
    let graph = try StateGraph.explore(
        from: { _ in
            EpisodeViewState.offered(OfferedEpisode(episode: Episode(title: "One"), store: EpisodeStoreStub()))
        },
        actions: { state in
            switch state {
            case .offered(let model): [.action("download", model.download())]
            case .downloading(let model): [.action("cancel", model.cancel())]
            case .downloaded(let model): [.action("delete", model.delete())]
            case .failed(_, let model): [.action("retry", model.download())]
            }
        }
    )
    graph.expectNoDeadEnds()
    graph.expectPath(from: "failed", to: "downloaded")
    graph.expect("An episode that was downloaded is on the device", in: "downloaded") { $0.isOnDevice }
    graph.expectDiagram("Episode", in: "../../../../Documentation/States.md")
}
