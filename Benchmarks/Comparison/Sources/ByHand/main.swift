/// What the scenarios use of both classes.
protocol Newsletter: AnyObject, Sendable {
    init(service: any NewsletterService)
    var isSubscribed: Bool { get }
    var hasFailed: Bool { get }
    func load() async
    func change(to isSubscribed: Bool) async
}

extension NewsletterViewModel: Newsletter {}
extension CheckedNewsletterViewModel: Newsletter {}

/// Calls `change` before the first answer has arrived.
func early<Model: Newsletter>(_: Model.Type) async -> String {
    let service = WaitingService()
    let model = Model(service: service)
    let change = Task { await model.change(to: true) }
    for _ in 1...100 { await Task.yield() }
    if service.changes.isEmpty {
        await change.value
        return "the call does nothing"
    }
    service.answer(0, with: true)
    await change.value
    return "wrong: the service is called"
}

/// Loads twice; the first answer arrives last.
func late<Model: Newsletter>(_: Model.Type) async -> String {
    let service = WaitingService()
    let model = Model(service: service)
    let first = Task { await model.load() }
    await service.begun(1)
    let second = Task { await model.load() }
    await service.begun(2)
    service.answer(1, with: true)
    await second.value
    service.answer(0, with: false)
    await first.value
    return model.isSubscribed ? "the newer answer stays" : "wrong: the older answer replaces it"
}

/// Leaves the screen while it loads, as `.task` does.
func left<Model: Newsletter>(_: Model.Type) async -> String {
    let service = WaitingService()
    let model = Model(service: service)
    let load = Task { await model.load() }
    await service.begun(1)
    load.cancel()
    await load.value
    return model.hasFailed ? "wrong: the cancellation is shown as a failure" : "nothing is shown"
}

func printScenarios<Model: Newsletter>(_ name: String, _ model: Model.Type) async {
    print("\(name)\tearly\t\(await early(model))")
    print("\(name)\tlate\t\(await late(model))")
    print("\(name)\tleft\t\(await left(model))")
}

await printScenarios("@Observable", NewsletterViewModel.self)
await printScenarios("@Observable with checks", CheckedNewsletterViewModel.self)
