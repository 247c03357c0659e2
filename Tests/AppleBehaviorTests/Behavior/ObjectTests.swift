import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Objects that views observe", .timeLimit(.minutes(10)))
struct ObjectTests {
    private let journal = Journal()

    @Test("A state object is created once for a place, and again when the place returns")
    func stateObjects() async {
        let shown = Input(1)
        let maker = ModelMaker()
        let window = Window(
            Showing(shown) { [journal] number in
                if number != 2 { ModelView(number: number, model: maker.makeModel(), journal: journal) }
            }
        )
        await journal.expect("model", shows: "1 of 1")
        shown.value = 3
        await journal.expect("model", shows: "1 of 3")
        shown.value = 2
        await journal.expect(["disappears"])
        shown.value = 4
        await journal.expect("model", shows: "2 of 4")
        withExtendedLifetime(window) {}
    }

    @Test("A change of an object updates the view that owns it and views that observe it")
    func changes() async {
        let model = Model(number: 1)
        let window = Window(ModelView(number: 1, model: model, journal: journal))
        await journal.expect("observed", shows: "")
        model.name = "Ada"
        await journal.expect("observed", shows: "Ada")
        await journal.expect("binding", shows: "Ada")
        journal.use("binding")
        await journal.expect("observed", shows: "Ada!")
        withExtendedLifetime(window) {}
    }

    @Test("A change of a tracked property updates a view that has read it")
    func tracked() async {
        let lamp = Lamp()
        let window = Window(LampView(lamp: lamp, journal: journal))
        await journal.expect("lamp", shows: "off")
        lamp.isOn = true
        await journal.expect("lamp", shows: "on")
        withExtendedLifetime(window) {}
    }
}

@Observable
private final class Lamp {
    var isOn = false
}

private struct LampView: View {
    let lamp: Lamp
    let journal: Journal

    var body: some View { journal.text("lamp", lamp.isOn ? "on" : "off") }
}

private final class Model: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    let number: Int

    var name = "" {
        willSet { objectWillChange.send() }
    }

    init(number: Int) {
        self.number = number
    }
}

@MainActor
private final class ModelMaker {
    private var made = 0

    func makeModel() -> Model {
        made += 1
        return Model(number: made)
    }
}

private struct ModelView: View {
    let number: Int
    @StateObject var model: Model
    let journal: Journal

    init(number: Int, model: @autoclosure @escaping () -> Model, journal: Journal) {
        self.number = number
        _model = StateObject(wrappedValue: model())
        self.journal = journal
    }

    var body: some View {
        journal.text("model", "\(model.number) of \(number)")
            .onDisappear { journal.events.append("disappears") }
        BoundView(name: $model.name, journal: journal)
        ObservingView(model: model, journal: journal)
    }
}

private struct BoundView: View {
    @Binding var name: String
    let journal: Journal

    var body: some View { journal.text("binding", name) { name += "!" } }
}

private struct ObservingView: View {
    @ObservedObject var model: Model
    let journal: Journal

    var body: some View { journal.text("observed", model.name) }
}
