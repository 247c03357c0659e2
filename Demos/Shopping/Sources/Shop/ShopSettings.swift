import ShoppingDatabase

/// The settings of the shop, from environment variables.
struct ShopSettings {
    let port: Int
    /// The file with the data, or the address of a PostgreSQL database.
    let database: String
    /// The file with the key for the cookies.
    let secretPath: String
    let productCount: Int
    let disturbance: Disturbance
    /// How long the first response waits for the content of a page.
    let firstAnswer: Duration

    /// Reads the settings.
    ///
    /// - Parameter environment: `PORT`, `SHOPPING_DATABASE`, `SHOPPING_SECRET`, `SHOPPING_PRODUCTS`, `SHOPPING_DELAY` and
    ///   `SHOPPING_FIRST_ANSWER` in seconds, and `SHOPPING_FAILURE_RATE` from 0 to 1.
    /// - Throws: ``SettingProblem`` for an invalid value.
    init(environment: [String: String]) throws {
        func number<Number: LosslessStringConvertible & Comparable>(
            _ name: String,
            default standard: Number,
            in range: ClosedRange<Number>
        ) throws -> Number {
            guard let text = environment[name] else { return standard }
            guard let value = Number(text), range.contains(value) else {
                throw SettingProblem(
                    description:
                        "\(name) is \"\(text)\"; it must be a number from \(range.lowerBound) to \(range.upperBound)."
                )
            }
            return value
        }
        port = try number("PORT", default: 8080, in: 1...65535)
        database = environment["SHOPPING_DATABASE"] ?? "shopping.sqlite"
        let isFile = !OpenShop.isAddress(database)
        secretPath = environment["SHOPPING_SECRET"] ?? (isFile ? database + ".secret" : "shopping.secret")
        productCount = try number("SHOPPING_PRODUCTS", default: 0, in: 0...100_000)
        disturbance = Disturbance(
            delay: try number("SHOPPING_DELAY", default: 0.0, in: 0...60),
            failureRate: try number("SHOPPING_FAILURE_RATE", default: 0.0, in: 0...1)
        )
        firstAnswer = .seconds(try number("SHOPPING_FIRST_ANSWER", default: 0.5, in: 0...60))
    }
}

/// A setting with an invalid value.
struct SettingProblem: Error, CustomStringConvertible {
    let description: String
}
