import VSM

// snippet.repository
struct Booking: Identifiable, Equatable {
    let id: Int
    let title: String
}

protocol BookingRepository {
    /// The bookings whose title contains a text, now and after each change.
    func bookings(containing text: String) async throws -> CurrentValue<[Booking]>.Values

    func cancel(_ id: Booking.ID) async throws
}
// snippet.end

// snippet.states
enum BookingsViewState {
    case loading
    case loaded(BookingsModel)
    case searching(BookingsModel)
    case failed(BookingsLoader)
    case cancelling(Booking)
    case notCancelled(Booking, BookingsModel)
}
// snippet.end

// snippet.follow
struct BookingsLoader {
    let repository: any BookingRepository
    var text = ""

    func load() -> StateSequence<BookingsViewState> {
        StateSequence(.loading).then { follow() }
    }

    func follow() -> StateSequence<BookingsViewState> {
        StateSequence().following {
            try await repository.bookings(containing: text)
        } as: { bookings in
            .loaded(BookingsModel(loader: self, bookings: bookings))
        } catch: { _ in
            .failed(self)
        }
    }
}
// snippet.end

// snippet.act
struct BookingsModel {
    let loader: BookingsLoader
    let bookings: [Booking]

    func cancel(_ booking: Booking) -> StateSequence<BookingsViewState> {
        StateSequence(.cancelling(booking)).then {
            try await loader.repository.cancel(booking.id)
            return loader.follow()
        } catch: { _ in
            .notCancelled(booking, self)
        }
    }

    /// Keeps a booking that could not be cancelled.
    ///
    /// The list is there at once, while the repository is asked for its changes.
    func keep() -> StateSequence<BookingsViewState> {
        StateSequence(.loaded(self)).then { loader.follow() }
    }
}
// snippet.end

// snippet.search
extension BookingsModel {
    /// Shows the bookings that the list has, until others are found.
    func search(for text: String) -> StateSequence<BookingsViewState> {
        let loader = BookingsLoader(repository: loader.repository, text: text)
        let model = BookingsModel(loader: loader, bookings: bookings)
        return StateSequence(.searching(model)).then { loader.follow() }
    }
}
// snippet.end

// snippet.list
extension BookingsViewState {
    /// The list that can be searched; `nil` while it loads or a booking is being cancelled, and after a failure.
    var list: BookingsModel? {
        switch self {
        case .loaded(let model), .searching(let model): model
        case .loading, .failed, .cancelling, .notCancelled: nil
        }
    }

    var text: String { list?.loader.text ?? "" }
}
// snippet.end
