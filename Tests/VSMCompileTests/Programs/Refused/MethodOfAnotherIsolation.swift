// A method of a class on the main actor that satisfies an asynchronous requirement of a nonisolated protocol.
//
// The method takes its isolation from the protocol, not from the class, so it must not use the data of the class. It
// compiles with `@MainActor` before the method, as in `Accepted/MethodOfTheMainActor.swift`.

import VSM

nonisolated protocol BookingRepository {
    func save(_ booking: String) async
}

@MainActor
final class BookingStore: BookingRepository {
    private var bookings: [String] = []

    func save(_ booking: String) async {
        // expected-error(swift5, swift6, swift6-nonsending, swift6-main-actor): can not be mutated from a nonisolated context
        bookings.append(booking)
    }
}
