import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Product detail: state graph")
struct ProductDetailGraphTests {
    private let graph: StateGraph<ProductDetailViewState>

    init() throws {
        graph = try ProductDetailViewState.explore()
    }

    @Test("The page only ends at a missing product; every other state leads to the cart")
    func ways() {
        graph.expectNoHangs()
        graph.expectNoDeadEnds(except: "notFound")
        graph.expectPath(from: .where { $0.name != "notFound" }, to: "loaded.added")
    }

    @Test("A product stays visible while it is added")
    func productStays() {
        let ways = graph.transitions.filter { $0.from.hasPrefix("loaded") }
        #expect(ways.filter { !$0.to.hasPrefix("loaded") }.isEmpty)
        graph.expect("it is the product that was asked for", in: .where { $0.name.hasPrefix("loaded") }) { state in
            if case .loaded(let product, _) = state { product == .couch } else { false }
        }
    }

    @Test("A visit with failures reaches every state of the page")
    func coverage() throws {
        var dependencies = MockDependencies()
        var products: [Result<Product, any Error>] = [.failure(RepositoryError.unreachable), .success(.couch)]
        var additions: [Result<Void, any Error>] = [
            .failure(RepositoryError.unreachable), .failure(RepositoryError.unreachable), .success(()), .success(()),
            .failure(RepositoryError.unreachable),
        ]
        dependencies.products.loadProductAction = { _ in try products.removeFirst().get() }
        dependencies.cart.addAction = { _ in try await choose(additions.removeFirst()) }
        let visit = withTestHost { host in
            let container = host.container(
                state: ProductDetailViewState.initialized(.init(Product.couch.id, dependencies: dependencies))
            )
            let journey = host.record(container)
            for _ in 1...7 {
                switch container.state {
                case .initialized(let model): container.observe(model.load())
                case .failed(let model): container.observe(model.retry())
                case .loaded(_, .ready(let model)): container.observe(model.addToCart())
                case .loaded(_, .failed(let model)): container.observe(model.retry())
                case .loading, .loaded(_, .adding), .notFound: break
                }
                host.runUntilIdle()
            }
            journey.skip()
            return journey.states.map(\.name)
        }
        graph.expectCoverage(of: [visit], except: "notFound")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() {
        graph.expectDiagram(in: "../../Sources/ShoppingFeatures/ProductDetail/README.md")
    }
}
