import SwiftUI
import VSM
@_spi(Inspection) import VSMInspector

enum ParcelViewState {
    case packed(ParcelModel)
    case sent(number: Int, ParcelModel)
}

struct ParcelModel {
    func send(number: Int) -> ParcelViewState { .sent(number: number, self) }
}

struct ParcelView: View {
    @ViewState var state = ParcelViewState.packed(ParcelModel())

    var body: some View {
        switch state {
        case .packed(let model): Button("Send") { $state.observe(model.send(number: 7)) }
        case .sent(let number, _): Text("Sent: \(number)")
        }
    }
}

// snippet.app
struct ParcelApp: App {
    init() {
        inspectContainers()
    }

    var body: some Scene {
        WindowGroup {
            ParcelView().inspectable()
        }
    }
}
// snippet.end

// snippet.preview
struct ParcelPreviews: PreviewProvider {
    static var previews: some View {
        let _ = inspectContainers()
        ParcelView().inspectable()
    }
}
// snippet.end
