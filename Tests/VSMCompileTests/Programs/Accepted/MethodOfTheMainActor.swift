// A method of a class on the main actor that satisfies an asynchronous requirement of a nonisolated protocol.

nonisolated protocol BookingRepository {
    func save(_ booking: String) async
}

@MainActor
final class BookingStore: BookingRepository {
    private var bookings: [String] = []

    @MainActor
    func save(_ booking: String) async { bookings.append(booking) }
}
