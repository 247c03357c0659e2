/// A program with a user interface.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency
public protocol App {
    /// The scenes of the program.
    associatedtype Body: Scene

    /// The scenes of the program.
    @SceneBuilder var body: Body { get }

    /// Starts the program.
    init()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension App {
    /// Prints the first window of the program, and exits.
    public static func main() {
        print(HostedView(Self()).description)
    }
}

extension HostedView {
    /// Shows the window of a program.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    package convenience init(_ app: some App) {
        self.init { WindowContent(app: app) }
    }
}

/// The content of a program's window.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
private struct WindowContent<Program: App>: View, DrawnView {
    typealias Body = Never

    let app: Program

    func draw(at place: Place) -> [Node] {
        guard let window = app.body as? any DrawnView else { return [] }
        return window.draw(at: place)
    }
}
