import VSM
import VSMTesting

/// A feature for tests of replays: a download that can fail, be cancelled and, if it is careless, hang.
enum DownloadState {
    case idle(Downloader)
    case loading(Downloader)
    case done
    case failed(Downloader)

    static func actions(of state: DownloadState) -> [StateAction<DownloadState>] {
        switch state {
        case .idle(let model), .failed(let model): [.action("download", model.download())]
        case .loading(let model): [.action("cancel", .idle(model))]
        case .done: []
        }
    }
}

struct Downloader {
    struct Broken: Error {}

    /// Whether the model ignores a broken connection.
    let isCareless: Bool

    func download() -> StateSequence<DownloadState> {
        StateSequence(
            { .loading(self) },
            {
                do {
                    try await choose(.success(()), .failure(Broken()))
                    return .done
                } catch {
                    if isCareless { await Self.forever() }
                    return .failed(self)
                }
            }
        )
    }

    /// Waits until the task is cancelled.
    private static func forever() async {
        for await _ in AsyncStream<Void>.makeStream().stream {}
    }
}
