import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Main")
struct MainTests {
    @Test("The features in every tab get the loaded dependencies")
    func dependencies() throws {
        var dependencies = MockDependencies()
        dependencies.products.loadProductsAction = { [.couch] }
        try withTestHost { host in
            let container = host.container(
                state: MainViewState.initialized(MainLoaderModel { [dependencies] in dependencies })
            )
            let journey = host.record(container)
            container.observeInitialAction()
            host.runUntilIdle()
            journey.skip()
            for tab in MainViewState.Tab.allCases {
                let browser = try journey.last(as: \.browser)
                container.observe(browser.select(tab))
                journey.expect(["loaded: \(tab.title)"], of: \.summary)
                let products = try host.run { try await browser.dependencies.productRepository.loadProducts() }
                #expect(products == [.couch])
            }
        }
    }

    @Test("Dependencies that could not be loaded can be loaded again, without details of the error")
    func retry() throws {
        var answers: [Result<any ShoppingDependencies, any Error>] = [
            .failure(InternalError()), .success(MockDependencies()),
        ]
        withTestHost { host in
            let container = host.container(
                state: MainViewState.initialized(MainLoaderModel { try answers.removeFirst().get() })
            )
            let journey = host.record(container)
            container.observeInitialAction()
            host.runUntilIdle()
            if case .failed(let retrier) = container.state { container.observe(retrier.retry()) }
            host.runUntilIdle()
            journey.expect(
                [
                    "initialized", "loading", "failed: The shop cannot be reached right now.", "loading",
                    "loaded: Products",
                ],
                of: \.summary
            )
        }
    }

    @Test("The tabs have the titles by which people find them")
    func titles() {
        #expect(MainViewState.Tab.allCases.map(\.title) == ["Products", "Account"])
    }
}
