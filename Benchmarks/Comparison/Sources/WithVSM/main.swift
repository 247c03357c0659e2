import VSM

/// Calls `change` before the first answer has arrived.
func early() async -> String {
    let container = StateContainer(begin: NewsletterViewState.Loader(service: WaitingService()).load())
    // `change` is a method of `Subscription`, which only this case has.
    guard case .loaded = container.state else { return "the state has no such call" }
    return "wrong: there is a call"
}

/// Loads twice; the first answer arrives last.
func late() async -> String {
    let service = WaitingService()
    let loader = NewsletterViewState.Loader(service: service)
    let container = StateContainer(begin: loader.load())
    await service.begun(1)
    container.observe(loader.load())
    await service.begun(2)
    service.answer(1, with: true)
    while case .loading = container.state { await Task.yield() }
    service.answer(0, with: false)
    for _ in 1...100 { await Task.yield() }
    guard case .loaded(true, _) = container.state else { return "wrong: the older answer replaces it" }
    return "the newer answer stays"
}

/// Leaves the screen while it loads: the container is released.
func left() async -> String {
    let service = WaitingService()
    var container: StateContainer? = StateContainer(begin: NewsletterViewState.Loader(service: service).load())
    guard let states = container?.states else { return "wrong: there is no container" }
    await service.begun(1)
    container = nil
    // The states end when the container is released.
    for await state in states {
        if case .failed = state { return "wrong: the cancellation is shown as a failure" }
    }
    return "nothing is shown"
}

print("VSM\tearly\t\(await early())")
print("VSM\tlate\t\(await late())")
print("VSM\tleft\t\(await left())")
