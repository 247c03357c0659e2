import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import ExampleSite

/// A reader with the page of an example.
struct ExampleVisitor {
    let page: LiveTest
    let host: TestHost

    init(_ example: Example, on host: TestHost) throws {
        self.host = host
        page = try host.open(.examples(ExampleFiles.read.get(), clock: host.clock), "/examples/\(example.rawValue)")
        try page.expect(.heading(example.title, level: 1))
    }

    /// Expects that the diagram of a feature highlights a state, and that the last step of its journey leads there.
    func expect(_ state: String, in feature: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let diagram = page.find(.image("\(feature): \(state)"))
        #expect(try diagram.text(state).attribute("class") == "name current", sourceLocation: sourceLocation)
        let steps = try journey(of: feature).filter { $0 == state || $0.contains(" → ") }
        #expect(steps.last?.hasSuffix(state) == true, sourceLocation: sourceLocation)
    }

    /// Expects the lines of a journey.
    func expectJourney(
        of feature: String,
        _ lines: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if let last = lines.last { try page.list("Journey of \(feature)").expect(.item(last)) }
        #expect(try journey(of: feature) == lines, sourceLocation: sourceLocation)
    }

    /// Presses a button, or the first of several equal ones.
    func press(_ name: String, at index: Int = 0) throws { try page.button(name).at(index).click() }

    /// Answers the request that has waited longest.
    func answer(_ outcome: String, to request: String) throws {
        try page.button(.containing("\(outcome) for \(request)")).at(0).click()
    }

    /// Lets requests fail, of the first service if there are several.
    func letRequestsFail(at index: Int = 0) throws { try page.checkbox("Requests fail").at(index).check() }

    /// Lets the service wait for answers that a person chooses.
    func answerByHand(at index: Int = 0) throws {
        try page.field(.containing("The service answers")).at(index).choose("when I choose")
    }

    /// Waits for a request, and lets the time pass that the service takes to answer it.
    func waitForAnswer(to request: String) throws {
        try expectRequest(request)
        wait(.seconds(1))
    }

    /// Waits until the service has received a request.
    func expectRequest(_ request: String) throws {
        try page.expect(.button(.containing("for \(request)")))
    }

    /// Advances the time.
    func wait(_ duration: Duration) { host.advance(by: duration) }

    /// The lines of a journey.
    private func journey(of feature: String) throws -> [String] {
        let list = page.list("Journey of \(feature)")
        return try (0..<list.item().count).map { try list.item().at($0).text }
    }
}

extension ExampleFiles {
    /// The files, which are read once for all tests.
    static let read = Result { try ExampleFiles() }
}
