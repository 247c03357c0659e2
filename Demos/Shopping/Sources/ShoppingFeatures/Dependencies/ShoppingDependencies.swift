/// The dependencies of all features, for one shopper.
///
/// The program creates them once, at its root. Each feature names the dependencies that it takes.
public typealias ShoppingDependencies = ProductRepositoryDependency & CartRepositoryDependency
    & OrderRepositoryDependency & FavoriteRepositoryDependency & ProfileRepositoryDependency
    & SettingsRepositoryDependency & Sendable
