import Drive
import LiveMessages

/// Who is measured.
enum Contender: String, CaseIterable, Sendable {
    case ours
    case floor

    /// How a browser speaks to the server.
    ///
    /// - Parameter lengths: The lengths of the messages of the floor.
    func conversation(
        _ lengths: FloorProtocol.Lengths = .init(event: 80, answer: 60)
    ) -> @Sendable (LoadedPage) throws -> any BrowserProtocol {
        switch self {
        case .ours: { try OurProtocol($0) }
        case .floor: { _ in FloorProtocol(lengths) }
        }
    }
}
