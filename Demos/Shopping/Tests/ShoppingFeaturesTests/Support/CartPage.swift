import ShoppingFeatures
import VSM
import VSMTesting

/// A page that has arrived at the cart.
func cartPage(on host: TestHost, _ dependencies: any CartRepositoryDependency) -> StateContainer<CartViewState> {
    let model = CartViewState.LoaderModel(dependencies: dependencies)
    let container = host.container(state: CartViewState.initialized(model))
    container.observe(model.load())
    host.runUntilIdle()
    return container
}
