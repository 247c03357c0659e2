import SwiftUI
import VSM

struct PaletteViewState {
    var chosen: String

    func choose(_ color: String) -> PaletteViewState { PaletteViewState(chosen: color) }
}

// snippet.closure
struct PaletteView: View {
    @ViewState var state = PaletteViewState(chosen: "red")

    var body: some View {
        Text("Chosen: \(state.chosen)")
        ColorField(color: state.chosen) { color in
            $state.observe(state.choose(color))
        }
    }
}

struct ColorField: View {
    @State private var text: String
    let onChoose: (String) -> Void

    init(color: String, onChoose: @escaping (String) -> Void) {
        _text = State(initialValue: color)
        self.onChoose = onChoose
    }

    var body: some View {
        TextField("Color", text: $text)
        Button("Use") { onChoose(text) }
    }
}
// snippet.end

// snippet.value
struct CounterViewState: MutatingCopyable {
    var limit: Int
    var count = 0

    func add() -> CounterViewState { copy(mutatingPath: \.count, value: min(count + 1, limit)) }
    func change(limit: Int) -> CounterViewState { copy(mutatingPath: \.limit, value: limit) }
}

struct CounterView: View {
    let limit: Int
    @ViewState var state: CounterViewState

    init(limit: Int) {
        self.limit = limit
        _state = .init(wrappedValue: CounterViewState(limit: limit))
    }

    var body: some View {
        Button("\(state.count) of \(state.limit)") { $state.observe(state.add()) }
            .onChange(of: limit) { $state.observe(state.change(limit: limit)) }
    }
}
// snippet.end

struct LimitsView: View {
    @State private var limit = 3

    var body: some View {
        Button("More") { limit += 1 }
        CounterView(limit: limit)
    }
}
