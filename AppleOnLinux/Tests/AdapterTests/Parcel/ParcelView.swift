import SwiftUI
import VSM

/// A view with a state object, which names its container.
///
/// In Swift 6 mode without the upcoming feature `InferIsolatedConformances`, a view has to declare that its conformance
/// is isolated to the main actor. Elsewhere, it may omit that; see `UnannotatedViews.swift`.
struct ParcelView: View, @MainActor ViewStateRendering {
    @StateObject var container: StateContainer<ParcelViewState>

    init(courier: Courier, number: Int) {
        let builder = ParcelModelBuilder(courier: courier)
        _container = .init(state: .announced(builder.buildParcelLocator(number: number)))
    }

    var body: some View {
        VStack {
            switch container.state {
            case .announced, .locating:
                ProgressView()
            case .located(let parcel):
                Text(parcel.place)
                Button("Refresh") {
                    container.observe(parcel.locateAgain())
                }
                Button("Send back") {
                    container.observe(parcel.sendBack())
                }
            case .returned:
                Text("On its way back")
            }
        }.onAppear {
            if case .announced(let locator) = container.state {
                container.observe(locator.locate())
            }
        }
    }
}

/// The same view with a property wrapper.
struct WrappedParcelView: View {
    @ViewState var state: ParcelViewState

    init(courier: Courier, number: Int) {
        let builder = ParcelModelBuilder(courier: courier)
        _state = .init(wrappedValue: .announced(builder.buildParcelLocator(number: number)))
    }

    var body: some View {
        VStack {
            switch state {
            case .announced(let locator):
                ProgressView()
                    .onAppear { $state.observe(locator.locate()) }
            case .locating:
                ProgressView()
            case .located(let parcel):
                Text(parcel.place)
                Button("Refresh") { $state.observe(parcel.locateAgain()) }
                Button("Send back") { $state.observe(parcel.sendBack()) }
            case .returned:
                Text("On its way back")
            }
        }
    }
}
