import Testing
import VSM
import VSMTesting

enum ParcelViewState {
    case packed(PackedParcel)
    case sent
    case cancelled
}

protocol ParcelRepository: AnyObject {
    /// Cancels a parcel; returns whether it has not been sent yet.
    func cancel(_ number: Int) async -> Bool
}

struct PackedParcel {
    let number: Int
    let repository: any ParcelRepository

    // snippet.model
    func cancel() async -> ParcelViewState {
        await repository.cancel(number) ? .cancelled : .sent
    }
    // snippet.end
}

final class ParcelScreen {
    let container: StateContainer<ParcelViewState>

    init(_ container: StateContainer<ParcelViewState>) {
        self.container = container
    }

    // snippet.handler
    // The button of the alert "Cancel parcel 7?" calls this.
    func cancel(_ number: Int) {
        container.observeIfOffered { state in
            if case .packed(let parcel) = state, parcel.number == number { ObservedAction { await parcel.cancel() } }
        }
    }
    // snippet.end
}

private final class ParcelDepot: ParcelRepository {
    var isSent = false
    var requests: [Int] = []

    func cancel(_ number: Int) async -> Bool {
        requests.append(number)
        return !isSent
    }
}

@Suite("Views: models that are kept")
struct KeptModelTests {
    private let depot = ParcelDepot()

    private func parcel(_ number: Int) -> PackedParcel { PackedParcel(number: number, repository: depot) }

    @Test("A handler that switches again calls an action of the current state")
    func current() {
        withTestHost { host in
            let container = host.container(state: ParcelViewState.packed(parcel(7)))
            let journey = host.record(container)
            ParcelScreen(container).cancel(7)
            host.runUntilIdle()
            journey.expect(cases: "packed", "cancelled")
        }
    }

    @Test("A handler that switches again does nothing after the state has changed")
    func changed() {
        withTestHost { host in
            let container = host.container(state: ParcelViewState.packed(parcel(7)))
            let journey = host.record(container)
            let screen = ParcelScreen(container)
            container.observe(.sent)
            screen.cancel(7)
            container.observe(.packed(parcel(8)))
            screen.cancel(7)
            host.runUntilIdle()
            journey.expect(cases: "packed", "sent", "packed")
            #expect(depot.requests == [])
        }
    }

    @Test("A model that is kept can be called in a later state, and asks the repository")
    func asks() {
        withTestHost { host in
            let kept = parcel(7)
            let container = host.container(state: ParcelViewState.packed(kept))
            let journey = host.record(container)
            depot.isSent = true
            container.observe(.sent)
            container.observe { await kept.cancel() }
            host.runUntilIdle()
            journey.expect(cases: "packed", "sent", "sent")
            #expect(depot.requests == [7])
        }
    }
}
