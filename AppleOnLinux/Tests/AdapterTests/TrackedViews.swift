import SwiftUI
import UIKit
import VSM

/// A view that reads a container without a property wrapper.
struct PlainCountView: View {
    let container: StateContainer<Int>

    var body: some View { Text("Count \(container.state)") }
}

/// A view that holds a container without reading its state, between one that reads it and one that does not.
struct ViewStateScene: View {
    @ViewState var state = 0
    let change: ((@escaping () -> Void) -> Void)

    var body: some View {
        PlainCountView(container: $state)
        Text("Total")
            .onAppear { change { $state.observe($state.state + 1) } }
    }
}

/// The same scene with a state object, each change of which updates the view that holds it.
struct StateObjectScene: View {
    @StateObject var container = StateContainer(state: 0)
    let change: ((@escaping () -> Void) -> Void)

    var body: some View {
        PlainCountView(container: container)
        Text("Total")
            .onAppear { change { container.observe(container.state + 1) } }
    }
}

/// The same scene with an observable class, as in vsm-ios 2.0.
struct ObservableScene: View {
    @State var count = ObservableCount()
    let change: ((@escaping () -> Void) -> Void)

    var body: some View {
        ObservableCountView(count: count)
        Text("Total")
            .onAppear { change { count.number += 1 } }
    }
}

@MainActor
@Observable
final class ObservableCount {
    var number = 0
}

struct ObservableCountView: View {
    let count: ObservableCount

    var body: some View { Text("Count \(count.number)") }
}

/// A text field whose view reads the state only through a binding.
struct BoundCountView: View {
    @ViewState var state = NamedCount()

    var body: some View {
        TextField("Name", text: $state.bind(\.name) { state, name in NamedCount(name: name.uppercased()) })
    }
}

struct NamedCount {
    var name = ""
}

/// A view controller that UIKit updates.
// snippet.properties
final class CountViewController: UIViewController {
    @ViewState var state = 0
    let label = UILabel()
    // snippet.hide
    private(set) var updates = 0
    // snippet.show

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    override func updateProperties() {
        super.updateProperties()
        label.text = "Count \(state)"
        // snippet.hide
        updates += 1
        // snippet.show
    }

    func increment() { $state.observe(state + 1) }
}
// snippet.end

/// A view whose layout is updated when the state changes.
final class CountLabel: UILabel {
    @ViewState var state = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        text = "Laid out \(state)"
    }

    func increment() { $state.observe(state + 1) }
}
