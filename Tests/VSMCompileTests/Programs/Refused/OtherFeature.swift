// The states of another feature, in every shape.

import VSM

enum CartViewState {
    case empty
}

struct CartModel {
    func empty() -> CartViewState { .empty }
    func emptied() -> AnyPublisher<CartViewState, Never> { Just(.empty).eraseToAnyPublisher() }
    func emptying() -> StateSequence<CartViewState> { StateSequence({ .empty }) }
    func contents() -> AsyncStream<CartViewState> { AsyncStream { $0.finish() } }
    func waitUntilEmpty() async -> CartViewState { .empty }
}

@MainActor
func mixUp(_ container: StateContainer<BlogViewState>, _ model: CartModel) {
    // expected-error: no exact matches in call to instance method 'observe'
    container.observe(model.empty())

    // expected-error: no exact matches in call to instance method 'observe'
    container.observe(model.emptied())

    // expected-error: no exact matches in call to instance method 'observe'
    container.observe(model.emptying())

    // expected-error: no exact matches in call to instance method 'observe'
    container.observe(model.contents())

    // expected-error: 'CartViewState'
    container.observe { await model.waitUntilEmpty() }
}
