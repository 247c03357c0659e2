import Drive
import LiveMessages

/// Who is measured.
enum Contender: String, CaseIterable, Sendable {
    case ours
    case floor
    case pyview
    case nicegui

    /// Whether the process answers `SIGUSR1` with the size of its heap.
    var reportsHeap: Bool { self == .ours || self == .floor }

    /// How a browser speaks to the server.
    ///
    /// - Parameter lengths: The lengths of the messages of the floor.
    func conversation(_ lengths: FloorProtocol.Lengths? = nil) -> @Sendable (LoadedPage) throws -> any BrowserProtocol {
        switch self {
        case .ours: { try OurProtocol($0) }
        case .pyview: { try PyViewProtocol($0) }
        case .nicegui: { try NiceGUIProtocol($0) }
        case .floor:
            { page in
                if let lengths { FloorProtocol(lengths) } else { try FloorProtocol(page) }
            }
        }
    }
}
