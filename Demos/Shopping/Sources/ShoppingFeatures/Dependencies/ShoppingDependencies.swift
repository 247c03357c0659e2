/// The dependencies of all features, for one shopper.
///
/// The program creates them once, at its root. Each feature takes the part that it names.
public typealias ShoppingDependencies = ProductRepositoryDependency & CartRepositoryDependency
    & OrderRepositoryDependency & FavoriteRepositoryDependency & ProfileRepositoryDependency
    & SettingsRepositoryDependency & Sendable
