import SwiftUI
import VSM

@testable import Bookings

struct BookingsView: View {
    // snippet.view
    @ViewState var state: BookingsViewState

    init(repository: any BookingRepository) {
        _state = .init(begin: BookingsLoader(repository: repository).load())
    }

    var body: some View {
        switch state {
        case .loading:
            ProgressView()
        case .loaded(let model), .searching(let model):
            List(model.bookings) { booking in
                Button("Cancel \(booking.title)") { $state.observe(model.cancel(booking)) }
            }
            .searchable(text: $state.bind(\.text, whenOffered: { $0.list?.search(for: $1) }), prompt: "Search")
        case .failed(let loader):
            Text("The bookings could not be loaded.")
            Button("Try Again") { $state.observe(loader.load()) }
        case .cancelling(let booking):
            Text("Cancelling \(booking.title)…")
        case .notCancelled(let booking, let model):
            Text("\(booking.title) could not be cancelled.")
            Button("Try Again") { $state.observe(model.cancel(booking)) }
            Button("Keep It") { $state.observe(model.keep()) }
        }
    }
    // snippet.end
}
