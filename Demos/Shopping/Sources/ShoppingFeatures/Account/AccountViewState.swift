public import VSM

// This state has no models. All of its actions are always legal, so the state itself has them.

/// The state of the account: a menu and the page that is open.
public struct AccountViewState: Hashable, Sendable, MutatingCopyable {
    /// A page of the account.
    public enum Destination: Sendable, CaseIterable {
        /// The shopper's user name.
        case profile
        /// The shopper's favorite products.
        case favorites
        /// The shopper's orders.
        case orders
        /// The shopper's settings.
        case settings
    }

    /// The page that is open; `nil` for the menu.
    public private(set) var destination: Destination?

    /// Creates the first state of the feature.
    ///
    /// - Parameter destination: the page that is open; `nil` for the menu.
    public init(destination: Destination? = nil) {
        self.destination = destination
    }

    /// The pages that can be opened.
    public var destinations: [Destination] { Destination.allCases }

    /// Opens a page, or returns to the menu.
    ///
    /// - Parameter destination: the page; `nil` for the menu.
    public func show(_ destination: Destination?) -> AccountViewState {
        copy(mutatingPath: \.destination, value: destination)
    }
}
