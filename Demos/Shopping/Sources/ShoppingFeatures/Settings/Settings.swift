/// A setting of a shopper, which is on or off.
nonisolated public enum Setting: String, Hashable, Sendable, CaseIterable {
    /// The shopper gets the newsletter.
    case newsletter
    /// The shopper hears of the progress of an order.
    case orderUpdates
    /// The shopper hears of lower prices of favorite products.
    case priceAlerts
    /// The shopper sees offers that go with earlier orders.
    case personalOffers
}

/// The settings that a shopper has turned on.
nonisolated public struct Settings: Hashable, Sendable {
    private var settingsThatAreOn: Set<Setting>

    /// Creates settings.
    ///
    /// - Parameter settingsThatAreOn: the settings that are on.
    public init(on settingsThatAreOn: Set<Setting> = []) {
        self.settingsThatAreOn = settingsThatAreOn
    }

    /// Whether a setting is on.
    public subscript(_ setting: Setting) -> Bool {
        get { settingsThatAreOn.contains(setting) }
        set { if newValue { settingsThatAreOn.insert(setting) } else { settingsThatAreOn.remove(setting) } }
    }
}
