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
enum BookingsViewState: StateWithInitialAction {
    case initialized(BookingsLoader)
    case loading(BookingsLoader)
    case loaded(BookingsModel)
    case failed(BookingsLoader)
    case cancelling(Booking, BookingsModel)
    case notCancelled(Booking, BookingsModel)

    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let loader) = self { container.observe(loader.load()) }
    }
}
// snippet.end

// snippet.follow
struct BookingsLoader {
    let repository: any BookingRepository
    var text = ""

    func load() -> StateSequence<BookingsViewState> {
        StateSequence(.loading(self)).then { follow() }
    }

    func search(for text: String) -> StateSequence<BookingsViewState> {
        BookingsLoader(repository: repository, text: text).load()
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
        StateSequence(.cancelling(booking, self)).then {
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

// snippet.loader
extension BookingsViewState {
    /// The model that searches; `nil` while a booking is being cancelled, and after a failure.
    var loader: BookingsLoader? {
        switch self {
        case .initialized(let loader), .loading(let loader): loader
        case .loaded(let model): model.loader
        case .failed, .cancelling, .notCancelled: nil
        }
    }
}
// snippet.end
