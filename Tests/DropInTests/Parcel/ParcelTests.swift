import Testing
import VSM

@MainActor
@Suite("Models behind protocols that a builder creates", .timeLimit(.minutes(10)))
struct ParcelTests {
    private let courier = Courier()

    private func makeContainer() -> StateContainer<ParcelViewState> {
        StateContainer(state: .announced(ParcelModelBuilder(courier: courier).buildParcelLocator(number: 7)))
    }

    @Test("A callback of a service leads to the next state")
    func locates() throws {
        let container = makeContainer()
        guard case .announced(let model) = container.state else { throw UnexpectedState() }
        container.observe(model.locate())
        #expect(container.state.summary == "locating")
        courier.answer("Depot")
        #expect(container.state.summary == "located at Depot")
    }

    @Test("A model can return to the state of an earlier model")
    func cycle() throws {
        let container = makeContainer()
        if case .announced(let model) = container.state { container.observe(model.locate()) }
        courier.answer("Depot")
        if case .located(let parcel) = container.state { container.observe(parcel.locateAgain()) }
        #expect(container.state.summary == "locating")
        courier.answer("Doorstep")
        guard case .located(let parcel) = container.state else { throw UnexpectedState() }
        #expect(parcel.place == "Doorstep")
        container.observe(parcel.sendBack())
        #expect(container.state.summary == "returned")
        #expect(courier.sentBack == [7])
    }

    @Test("A model can be tested alone, with a builder that creates mocks")
    func alone() {
        let builder = MockParcelModelBuilder { _, _ in MockParcel(place: "Nowhere") }
        let subject = ParcelLocator(number: 7, courier: courier, modelBuilder: builder)
        var output: [String] = []
        let subscription = subject.locate().sink { output.append($0.summary) }
        courier.answer("Depot")
        subscription.cancel()
        #expect(output == ["locating", "located at Nowhere"])
    }
}

struct UnexpectedState: Error {}

private struct MockParcel: LocatedParcel {
    let place: String

    func locateAgain() -> AnyPublisher<ParcelViewState, Never> { Empty().eraseToAnyPublisher() }
    func sendBack() -> AnyPublisher<ParcelViewState, Never> { Empty().eraseToAnyPublisher() }
}

private struct MockParcelModelBuilder: ParcelModelBuilding {
    let makeLocatedParcel: (Int, String) -> LocatedParcel

    func buildParcelLocator(number: Int) -> ParcelLocating {
        ParcelLocator(number: number, courier: Courier(), modelBuilder: self)
    }

    func buildLocatedParcel(number: Int, place: String) -> LocatedParcel {
        makeLocatedParcel(number, place)
    }
}
