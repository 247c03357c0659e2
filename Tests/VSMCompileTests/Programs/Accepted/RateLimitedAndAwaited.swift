// Debounced and throttled actions, and an action whose state is awaited.

import VSM

@MainActor
func type(_ container: StateContainer<BlogViewState>, _ clock: any Clock<Duration>) {
    switch container.state {
    case .initialized(let model), .failed(_, let model):
        container.observe(model.loadBlog(), debounced: .seconds(0.5))
        container.observe(ObservedAction(model.loadBlog()), throttled: .seconds(0.5, on: clock), identifier: "blog")
    case .loaded(let model):
        container.observe(model.delete(), debounced: .seconds(0.5))
        container.observe(model.reload(), debounced: .seconds(0.5), identifier: "blog")
        container.observe({ await model.toggleFavorite() }, debounced: .seconds(0.5, on: clock))
        container.observeAsync({ await model.toggleFavorite() }, debounced: .seconds(0.5))
    case .loading, .deleted:
        container.observe(ObservedAction(.loading), throttled: .seconds(0.5))
    }
}

@MainActor
func follow(
    _ container: StateContainer<BlogViewState>,
    _ publisher: any Publisher<BlogViewState, Never>,
    _ states: any AsyncSequence<BlogViewState, Never>
) {
    container.observe(publisher)
    container.observe(publisher.eraseToAnyPublisher(), debounced: .seconds(0.5))
    container.observe(ObservedAction(publisher.eraseToAnyPublisher()), throttled: 0.5, identifier: "blog")
    container.observe(states)
}

@MainActor
func refresh(_ container: StateContainer<BlogViewState>) async {
    guard case .loaded(let model) = container.state else { return }
    await container.observe(model.reload()) { state in
        if case .loading = state { false } else { true }
    }
    let favorite = await container.observe(ObservedAction { await model.toggleFavorite() }, until: { _ in true })
    if favorite == nil { container.observe(model.delete()) }
}
