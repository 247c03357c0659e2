import ShoppingFeatures
import SwiftUI
import VSM

/// The menu of the account, and the page that is opened from it.
struct AccountView: View {
    typealias Dependencies = ProfileView.Dependencies & FavoritesView.Dependencies & OrdersView.Dependencies
        & SettingsView.Dependencies & CartView.Dependencies

    @ViewState private var state = AccountViewState()
    private let dependencies: any Dependencies

    init(dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    var body: some View {
        // snippet.path
        NavigationStack(path: $state.bind(\.path, to: { $0.show($1.last) })) {
            List {
                ForEach(state.destinations, id: \.self) { destination in
                    NavigationLink(value: destination) {
                        Label(destination.title, systemImage: destination.symbol)
                    }
                }
            }
            .navigationTitle("Account")
            .navigationDestination(for: AccountViewState.Destination.self) { destination in
                page(destination)
                    .navigationTitle(destination.title)
            }
            // snippet.hide
            .cartButton(dependencies: dependencies)
            // snippet.show
        }
        // snippet.end
    }

    @ViewBuilder private func page(_ destination: AccountViewState.Destination) -> some View {
        switch destination {
        case .profile: ProfileView(dependencies: dependencies)
        case .favorites: FavoritesView(dependencies: dependencies)
        case .orders: OrdersView(dependencies: dependencies)
        case .settings: SettingsView(dependencies: dependencies)
        }
    }
}

// snippet.path

extension AccountViewState {
    /// The pages on top of the menu.
    fileprivate var path: [Destination] { destination.map { [$0] } ?? [] }
}
// snippet.end

extension AccountViewState.Destination {
    fileprivate var symbol: String {
        switch self {
        case .profile: "person"
        case .favorites: "heart"
        case .orders: "shippingbox"
        case .settings: "gearshape"
        }
    }
}
