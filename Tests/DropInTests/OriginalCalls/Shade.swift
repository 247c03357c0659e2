import VSM

/// The state for the calls in this folder, which are compiled but not run.
enum Shade {
    case dark
    case light(Lamp)
}

/// A model whose actions have every shape.
struct Lamp: MutatingCopyable {
    var brightness = 1

    func dim() -> Shade { .dark }
    func dimLater() async -> Shade { .dark }
    func dimSlowly() -> StateSequence<Shade> { StateSequence({ .dark }, { await dimLater() }) }
    func flicker() -> AsyncStream<Shade> { AsyncStream { $0.finish() } }
    func publish() -> AnyPublisher<Shade, Never> { Just(.dark).eraseToAnyPublisher() }
}
