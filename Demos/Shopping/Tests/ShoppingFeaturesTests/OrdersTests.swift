import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Orders")
struct OrdersTests {
    @Test("The orders are those of the repository, and follow it")
    func follows() {
        var dependencies = MockDependencies()
        let orders = CurrentValueSubject<[Order], any Error>([])
        dependencies.orders.ordersPublisherAction = { orders.eraseToAnyPublisher() }
        withTestHost { [dependencies] host in
            let container = host.container(state: OrdersViewState.initialized(.init(dependencies: dependencies)))
            let journey = host.record(container)
            container.observeInitialAction()
            orders.value = [.ofCouch]
            orders.value = [Order(2, for: Cart((.ottoman, 2))), .ofCouch]
            journey.expect(
                [
                    "initialized", "loading", "empty", #"loaded: ["1: 1 Couch"]"#,
                    #"loaded: ["2: 2 Ottoman", "1: 1 Couch"]"#,
                ],
                of: \.summary
            )
            journey.expectRunning()
        }
    }

    @Test("Orders that could not be loaded can be loaded again")
    func retry() {
        var dependencies = MockDependencies()
        var answers: [Result<[Order], any Error>] = [.failure(InternalError()), .success([.ofCouch])]
        dependencies.orders.ordersPublisherAction = { choosePublisher(answers.removeFirst()) }
        withTestHost { [dependencies] host in
            let container = host.container(state: OrdersViewState.initialized(.init(dependencies: dependencies)))
            let journey = host.record(container)
            container.observeInitialAction()
            host.runUntilIdle()
            if case .failed(let model) = container.state { container.observe(model.retry()) }
            host.runUntilIdle()
            journey.expect(
                [
                    "initialized", "loading", "failed: The shop cannot be reached right now.", "loading",
                    #"loaded: ["1: 1 Couch"]"#,
                ],
                of: \.summary
            )
        }
    }
}
