import Testing

extension Trait where Self == ConditionTrait {
    /// Runs tests only if there is a PostgreSQL server for them.
    static var onPostgreSQL: ConditionTrait {
        .enabled(
            if: TestDatabase.hasPostgreSQL,
            "SHOPPING_TEST_POSTGRESQL names no server, so nothing is tested on PostgreSQL."
        )
    }
}
