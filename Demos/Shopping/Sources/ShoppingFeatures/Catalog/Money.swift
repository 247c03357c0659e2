/// An amount of dollars, exact to the cent.
///
/// A calculation whose result is out of range returns the greatest or the least amount.
nonisolated public struct Money: Hashable, Comparable, Codable, Sendable {
    /// The amount in cents.
    public let cents: Int

    /// Creates an amount.
    ///
    /// - Parameter cents: the amount in cents.
    public init(cents: Int) {
        self.cents = cents
    }

    /// Zero dollars.
    public static let zero = Money(cents: 0)

    /// Returns the sum of two amounts.
    public static func + (left: Money, right: Money) -> Money {
        let (cents, overflow) = left.cents.addingReportingOverflow(right.cents)
        return Money(cents: overflow ? (right.cents < 0 ? .min : .max) : cents)
    }

    /// Returns the price of several pieces.
    public static func * (price: Money, quantity: Int) -> Money {
        let (cents, overflow) = price.cents.multipliedReportingOverflow(by: quantity)
        return Money(cents: overflow ? ((price.cents < 0) == (quantity < 0) ? .max : .min) : cents)
    }

    /// Returns whether the first amount is smaller.
    public static func < (left: Money, right: Money) -> Bool {
        left.cents < right.cents
    }
}

nonisolated extension Money: CustomStringConvertible {
    /// The amount as text, such as `$1,199.99`.
    public var description: String {
        let (dollars, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
        var groups = ""
        for (index, digit) in String(dollars).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { groups.append(",") }
            groups.append(digit)
        }
        return "\(cents < 0 ? "-" : "")$\(String(groups.reversed())).\(rest < 10 ? "0" : "")\(rest)"
    }
}
