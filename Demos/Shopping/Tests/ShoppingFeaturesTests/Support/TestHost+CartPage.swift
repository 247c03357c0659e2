import ShoppingFeatures
import VSM
import VSMTesting

extension TestHost {
    /// A page that has arrived at the cart.
    nonisolated func cartPage(_ dependencies: any CartRepositoryDependency) -> StateContainer<CartViewState> {
        let model = CartModelBuilder(dependencies: dependencies).buildLoaderModel()
        let container = container(state: CartViewState.initialized(model))
        container.observe(model.load())
        runUntilIdle()
        return container
    }
}
