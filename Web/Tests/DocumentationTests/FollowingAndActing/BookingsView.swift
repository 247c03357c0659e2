import VSM
import VSMWeb

struct BookingsView: HTMLView {
    let repository: any BookingRepository
    var initialState: BookingsViewState { .initialized(BookingsLoader(repository: repository)) }

    func body(_ container: StateContainer<BookingsViewState>) -> some HTML {
        h1 { "Bookings" }
        switch container.state {
        case .initialized(let loader), .loading(let loader):
            search(loader, container)
            p { "Loading…" }.busy()
        // snippet.view
        case .loaded(let model):
            search(model.loader, container)
            ul {
                forEach(model.bookings, key: \.id) { booking in
                    li {
                        booking.title
                        button { "Cancel" }.accessibilityLabel("Cancel \(booking.title)")
                            .onClick(seeing: booking) { container.observe(model.cancel(booking)) }
                    }
                }
            }
        // snippet.end
        case .failed(let loader):
            p { "The bookings could not be loaded." }.role(.alert)
            button { "Try Again" }.onClick { container.observe(loader.load()) }
        // snippet.view
        case .cancelling(let booking, _):
            p { "Cancelling \(booking.title)…" }.role(.status).busy()
        case .notCancelled(let booking, let model):
            p { "\(booking.title) could not be cancelled." }.role(.alert)
            button { "Try Again" }.onClick { container.observe(model.cancel(booking)) }
            button { "Keep It" }.onClick { container.observe(model.keep()) }
        // snippet.end
        }
    }

    @HTMLBuilder
    private func search(_ loader: BookingsLoader, _ container: StateContainer<BookingsViewState>) -> some HTML {
        label {
            "Search"
            input(name: "search", value: loader.text).onInput { container.observe(loader.search(for: $0)) }
        }
    }
}
