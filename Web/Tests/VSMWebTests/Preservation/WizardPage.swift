import VSM

@testable import VSMWeb

/// A page of two steps, whose second step contains a view with a state of its own.
struct WizardPage: PreservedView {
    enum ViewState: Equatable {
        case start
        case details(name: String)
    }

    struct Details: Codable {
        var name: String
        /// Version 2 has added this.
        var isLoud: Bool
    }

    /// What version 1 preserved.
    struct FirstDetails: Codable {
        var title: String
    }

    static var preservedVersion: Int { 2 }

    var initialState: ViewState { .start }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        switch container.state {
        case .start:
            button { "Begin" }.onClick { container.observe(.details(name: "Ada")) }
        case .details(let name):
            p { "Details of \(name)" }
            SizeView()
        }
    }

    func preserved(_ state: ViewState) -> Details? {
        guard case .details(let name) = state else { return nil }
        return Details(name: name, isLoud: false)
    }

    func restored(_ preserved: Details) -> ViewState? {
        preserved.name.isEmpty ? nil : .details(name: preserved.isLoud ? preserved.name.uppercased() : preserved.name)
    }

    static func read(_ content: PreservedContent) throws -> Details {
        switch content.version {
        case 1: Details(name: try content.decode(FirstDetails.self).title, isLoud: true)
        default: try content.decode(Details.self)
        }
    }
}

/// A view inside the second step.
struct SizeView: PreservedView {
    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        button { "Size \(container.state)" }.onClick { container.observe(container.state + 1) }
    }

    func preserved(_ state: Int) -> Int? { state }

    func restored(_ preserved: Int) -> Int? { preserved }
}

/// A page whose state becomes too large.
struct GrowingPage: PreservedView {
    var initialState: String { "small" }

    func body(_ container: StateContainer<String>) -> some HTML {
        button { "Grow" }.onClick { container.observe(String(repeating: "a", count: PreservedPage.maximumSize)) }
    }

    func preserved(_ state: String) -> String? { state }

    func restored(_ preserved: String) -> String? { preserved }
}

/// A page whose restored state loads the rest, and preserves nothing meanwhile.
struct ReceiptPage: PreservedView {
    enum ViewState: StateWithInitialAction {
        case start
        case loading(AsyncStream<Never>)
        case receipt

        func observeInitialAction(in container: StateContainer<Self>) {
            guard case .loading(let loads) = self else { return }
            container.observe {
                for await _ in loads {}
                return ViewState.receipt
            }
        }
    }

    /// Ends when the receipt is loaded.
    let loads: AsyncStream<Never>

    var initialState: ViewState { .start }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        switch container.state {
        case .start: button { "Order" }.onClick { container.observe(.receipt) }
        case .loading: p { "Loading" }
        case .receipt: p { "Thank you" }
        }
    }

    func preserved(_ state: ViewState) -> String? {
        if case .receipt = state { "receipt" } else { nil }
    }

    func restored(_ preserved: String) -> ViewState? { .loading(loads) }
}
