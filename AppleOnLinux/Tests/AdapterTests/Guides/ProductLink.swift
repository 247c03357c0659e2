import SwiftUI
import VSM

struct ProductDependencies {
    let titles: [Int: String]
}

struct Product {
    let id: Int
}

enum ProductDetailViewState {
    case shown(title: String)
}

struct ProductDetailView: View {
    @ViewState var state: ProductDetailViewState

    init(dependencies: ProductDependencies, product id: Int) {
        _state = .init(wrappedValue: .shown(title: dependencies.titles[id] ?? ""))
    }

    var body: some View {
        if case .shown(let title) = state { Text(title) }
    }
}

struct ProductLink: View {
    let dependencies: ProductDependencies
    let product: Product

    var body: some View {
        // snippet.link
        NavigationLink("Details") { ProductDetailView(dependencies: dependencies, product: product.id) }
        // snippet.end
    }
}
