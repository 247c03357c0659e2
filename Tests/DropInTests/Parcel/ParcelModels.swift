import VSM

struct ParcelLocator: ParcelLocating {
    let number: Int
    let courier: Courier
    let modelBuilder: ParcelModelBuilding

    func locate() -> AnyPublisher<ParcelViewState, Never> {
        let states = CurrentValueSubject<ParcelViewState, Never>(.locating)
        courier.find(number) { place in
            states.value = .located(modelBuilder.buildLocatedParcel(number: number, place: place))
        }
        return states.eraseToAnyPublisher()
    }
}

struct LocatedParcelModel: LocatedParcel {
    let number: Int
    let place: String
    let courier: Courier
    let modelBuilder: ParcelModelBuilding

    func locateAgain() -> AnyPublisher<ParcelViewState, Never> {
        modelBuilder.buildParcelLocator(number: number).locate()
    }

    func sendBack() -> AnyPublisher<ParcelViewState, Never> {
        courier.sendBack(number)
        return Just(ParcelViewState.returned).eraseToAnyPublisher()
    }
}

/// Builds the models, so that no model has to know how to create another one.
protocol ParcelModelBuilding {
    func buildParcelLocator(number: Int) -> ParcelLocating
    func buildLocatedParcel(number: Int, place: String) -> LocatedParcel
}

class ParcelModelBuilder: ParcelModelBuilding {
    let courier: Courier

    init(courier: Courier) {
        self.courier = courier
    }

    func buildParcelLocator(number: Int) -> ParcelLocating {
        ParcelLocator(number: number, courier: courier, modelBuilder: self)
    }

    func buildLocatedParcel(number: Int, place: String) -> LocatedParcel {
        LocatedParcelModel(number: number, place: place, courier: courier, modelBuilder: self)
    }
}

/// A service that answers when a test tells it to.
final class Courier {
    private var questions: [(String) -> Void] = []
    private(set) var asked: [Int] = []
    private(set) var sentBack: [Int] = []

    func find(_ number: Int, completion: @escaping (String) -> Void) {
        asked.append(number)
        questions.append(completion)
    }

    func sendBack(_ number: Int) {
        sentBack.append(number)
    }

    func answer(_ place: String) {
        let answered = questions
        questions = []
        for completion in answered { completion(place) }
    }
}
