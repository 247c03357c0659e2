import VSM

// Models behind protocols that a builder creates, with a service that uses callbacks.

enum ParcelViewState {
    case announced(ParcelLocating)
    case locating
    case located(LocatedParcel)
    case returned

    /// The state without its models.
    var summary: String {
        switch self {
        case .announced: "announced"
        case .locating: "locating"
        case .located(let parcel): "located at \(parcel.place)"
        case .returned: "returned"
        }
    }
}

protocol ParcelLocating {
    func locate() -> AnyPublisher<ParcelViewState, Never>
}

protocol LocatedParcel {
    var place: String { get }
    func locateAgain() -> AnyPublisher<ParcelViewState, Never>
    func sendBack() -> AnyPublisher<ParcelViewState, Never>
}
