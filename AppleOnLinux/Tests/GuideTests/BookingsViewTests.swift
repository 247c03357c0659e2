import SwiftUI
import Testing
import VSM

@testable import Bookings

/// Bookings in memory; the first request to cancel fails.
private actor BookingRepositoryStub: BookingRepository {
    struct Offline: Error {}

    private var isOffline = true
    private let bookings = CurrentValue([Booking(id: 1, title: "Boat"), Booking(id: 2, title: "Hotel")])

    func bookings(containing text: String) async throws -> CurrentValue<[Booking]>.Values {
        text.isEmpty ? bookings.values : CurrentValue(bookings.value.filter { $0.title.contains(text) }).values
    }

    func cancel(_ id: Booking.ID) async throws {
        if isOffline {
            isOffline = false
            throw Offline()
        }
        bookings.value.removeAll { $0.id == id }
    }
}

@MainActor
@Suite("The view of the bookings", .timeLimit(.minutes(10)))
struct BookingsViewTests {
    @Test("A booking that could not be cancelled is kept, cancelled again, and goes")
    func cancels() async throws {
        let host = HostedView { BookingsView(repository: BookingRepositoryStub()) }
        await host.wait(for: "Cancel Boat")
        try host.press("Cancel Boat")
        await host.wait(for: "Keep It")
        try host.press("Keep It")
        await host.wait(for: "Cancel Boat")
        try host.press("Cancel Boat")
        while host.description.contains("Boat") { await Task.yield() }
        await host.wait(for: "Cancel Hotel")
    }

    @Test("A search follows what it finds")
    func searches() async throws {
        let host = HostedView { BookingsView(repository: BookingRepositoryStub()) }
        await host.wait(for: "Cancel Boat")
        try host.type("Hot", into: "Search")
        while host.description.contains("Cancel Boat") { await Task.yield() }
        await host.wait(for: "Cancel Hotel")
    }
}
