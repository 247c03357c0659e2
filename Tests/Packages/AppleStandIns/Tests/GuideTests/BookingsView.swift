import SwiftUI
import VSM

@testable import Bookings

struct BookingsView: View {
    // snippet.view
    @ViewState var state: BookingsViewState
    @State private var text = ""

    // snippet.hide
    init(repository: any BookingRepository) {
        _state = .init(wrappedValue: .initialized(BookingsLoader(repository: repository)))
    }

    // snippet.show
    var body: some View {
        TextField("Search", text: $text)
            .disabled(state.loader == nil)
            .onChange(of: text) {
                $state.observeIfOffered { $0.loader?.search(for: text) }
            }
        switch state {
        case .initialized, .loading:
            ProgressView()
        case .loaded(let model):
            List(model.bookings) { booking in
                Button("Cancel \(booking.title)") { $state.observe(model.cancel(booking)) }
            }
        case .failed(let loader):
            Text("The bookings could not be loaded.")
            Button("Try Again") { $state.observe(loader.load()) }
        case .cancelling(let booking, _):
            Text("Cancelling \(booking.title)…")
        case .notCancelled(let booking, let model):
            Text("\(booking.title) could not be cancelled.")
            Button("Try Again") { $state.observe(model.cancel(booking)) }
            Button("Keep It") { $state.observe(model.keep()) }
        }
    }
    // snippet.end
}
