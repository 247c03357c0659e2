import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The first state of a view, which an initializer creates", .timeLimit(.minutes(10)))
struct FirstStateTests {
    @Test("It may use a property that was set earlier")
    func ownProperties() {
        let host = HostedView {
            Greeting(name: "Ada")
            OwnedGreeting(name: "Grace")
            ObjectGreeting(name: "Edith")
        }
        #expect(host.description == "Text \"Hello, Ada\"\nText \"Hello, Grace\"\nText \"Hello, Edith\"")
    }

    @Test("It may throw")
    func throwing() throws {
        let views = try (Greeting(checking: "Ada"), OwnedGreeting(checking: "Grace"), ObjectGreeting(checking: "Edith"))
        let host = HostedView {
            views.0
            views.1
            views.2
        }
        #expect(host.description == "Text \"Hello, Ada\"\nText \"Hello, Grace\"\nText \"Hello, Edith\"")
        #expect(throws: NoName.self) { try Greeting(checking: "") }
        #expect(throws: NoName.self) { try OwnedGreeting(checking: "") }
        #expect(throws: NoName.self) { try ObjectGreeting(checking: "") }
    }
}

private struct NoName: Error {}

private enum GreetingState {
    case greeting(String)

    static func checking(_ name: String) throws -> GreetingState {
        if name.isEmpty { throw NoName() }
        return .greeting(name)
    }

    var text: String {
        switch self {
        case .greeting(let name): "Hello, \(name)"
        }
    }
}

private struct Greeting: View {
    @ViewState var state: GreetingState
    let name: String

    init(name: String) {
        self.name = name
        _state = .init(wrappedValue: .greeting(self.name))
    }

    init(checking name: String) throws {
        self.name = name
        _state = .init(wrappedValue: try .checking(self.name))
    }

    var body: some View { Text(state.text) }
}

private struct OwnedGreeting: View {
    @ViewState var state: GreetingState
    let name: String

    init(name: String) {
        self.name = name
        _state = .init(container: .init(state: .greeting(self.name)))
    }

    init(checking name: String) throws {
        self.name = name
        _state = .init(container: .init(state: try .checking(self.name)))
    }

    var body: some View { Text(state.text) }
}

private struct ObjectGreeting: View {
    @StateObject private var container: StateContainer<GreetingState>
    let name: String

    init(name: String) {
        self.name = name
        _container = .init(state: .greeting(self.name))
    }

    init(checking name: String) throws {
        self.name = name
        _container = .init(state: try .checking(self.name))
    }

    var body: some View { Text(container.state.text) }
}
