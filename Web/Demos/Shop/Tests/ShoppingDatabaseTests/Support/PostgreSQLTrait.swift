import Testing

extension Trait where Self == ConditionTrait {
    /// Runs tests only if there is a PostgreSQL server for them.
    static var onPostgreSQL: ConditionTrait {
        .enabled(
            if: TestDatabase.hasPostgreSQL,
            "Nothing is tested on PostgreSQL: SHOPPING_TEST_POSTGRESQL names no server, or libpq is missing."
        )
    }
}
