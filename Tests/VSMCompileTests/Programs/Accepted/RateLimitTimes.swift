// Every spelling of a time, including those of vsm-ios 1.x.

import VSM

@MainActor
func type(_ container: StateContainer<BlogViewState>, _ model: LoadedBlogModeling, _ time: Duration, file: String) {
    container.observe(model.reload(), debounced: 0.5)
    container.observe(model.reload(), debounced: 1)
    container.observe(model.reload(), debounced: .seconds(0.5))
    container.observe(model.reload(), debounced: .seconds(2), identifier: "reload")
    container.observe(model.reload(), debounced: .milliseconds(300), file: file, line: 1)
    container.observe(model.reload(), debounced: .init(.seconds(1)))
    container.observe(model.reload(), debounced: .init(.milliseconds(300)), identifier: "reload")
    container.observe(model.reload(), debounced: .init(time))
    container.observe(ObservedAction(model.reload()), throttled: RateLimitTime(time * 2))
    container.observe(.loading, debounced: .init(.seconds(1)))
    container.observeAsync({ await model.toggleFavorite() }, debounced: .init(.seconds(1)))
    container.observe(ObservedAction { await model.toggleFavorite() }, throttled: 0.5)
}
