import Testing

@Suite("The databases of the tests")
struct AvailabilityTests {
    @Test("The repositories are tested on SQLite and on PostgreSQL", .onPostgreSQL)
    func postgreSQL() {
        #expect(TestDatabase.available == [.sqlite, .postgreSQL])
    }
}
