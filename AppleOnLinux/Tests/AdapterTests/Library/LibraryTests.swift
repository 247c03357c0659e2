import SwiftUI
import Testing
import UIKit

private let dune = Loan(id: 1, title: "Dune", fee: 0)
private let emma = Loan(id: 2, title: "Emma", fee: 2.5)

@MainActor
@Suite("An ordinary app", .timeLimit(.minutes(10)))
struct LibraryTests {
    @Test("It begins with its first tab, and shows the others when they are pressed")
    func tabs() async throws {
        let host = HostedView { LibraryView(loader: .lending([dune, emma])) }
        await host.wait(for: "Emma")
        #expect(!host.description.contains("Who you are"))
        try host.press("Member")
        #expect(host.description.contains("Who you are"))
        #expect(!host.description.contains("Emma"))
        try host.press("Loans")
        #expect(host.description.contains("Emma"))
    }

    @Test("Tabs without values work the same, and a value shows a view on the stack")
    func tabsWithoutValues() throws {
        let host = HostedView { LibraryOfTabs(loader: LoansLoader { [] }) }
        try host.press("Rules")
        #expect(host.description.contains("Be quiet."))
        try host.press("Back")
        #expect(!host.description.contains("Be quiet."))
        try host.press("Visits")
        #expect(host.description.contains("Visit 1, open never"))
    }

    @Test("Rows are given back and refreshed")
    func rows() async throws {
        let host = HostedView { NavigationView { LoansView(loader: .lending([dune, emma])) } }
        await host.wait(for: "Emma")
        try host.press("Give Dune back")
        #expect(!host.description.contains("Dune"))
        try await host.pullToRefresh()
        #expect(host.description.contains("Dune"))
    }

    @Test("A dialog is on top of everything, until one of its buttons is pressed")
    func dialogs() async throws {
        let host = HostedView { NavigationView { LoansView(loader: .lending([dune])) } }
        await host.wait(for: "Dune")
        try host.press("Rules")
        #expect(host.description.contains("There are many."))
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Rules") }
        try host.press("Of the fees")
        #expect(!host.description.contains("There are many."))
    }

    @Test("An alert of a value presents it, and its button calls the action")
    func alertsOfValues() async throws {
        let loader = LoansLoader { throw CancellationError() }
        let host = HostedView { LoansView(loader: loader) }
        await host.wait(for: "The library is closed.")
        try host.press("Again")
        await host.wait(for: "The library is closed.")
    }

    @Test("A cover for an item has an alert, and both go away")
    func covers() async throws {
        let host = HostedView { NavigationView { LoansView(loader: .lending([dune])) } }
        await host.wait(for: "Dune")
        let row = try #require(host.reachable.first { $0.name == "HStack" && $0.press != nil })
        row.press?()
        #expect(host.description.contains("Dune (borrowed)"))
        try host.press("I lost it")
        #expect(host.description.contains("It costs 4."))
        try host.press("Pay")
        #expect(!host.description.contains("It costs 4."))
        try host.press("Close")
        #expect(!host.description.contains("Dune (borrowed)"))
    }

    @Test("Views read what outer views provide, and change when it changes")
    func environment() throws {
        let host = HostedView { LibraryView(loader: .lending([])) }
        try host.press("Member")
        #expect(host.description.contains("Visit 1, open 9 to 5"))
        try host.press("Increment")
        #expect(host.description.contains("Visit 2, open 9 to 5"))
    }

    @Test("A link that a value activates shows its view, and the focus is what the app says")
    func forms() throws {
        let host = HostedView { NavigationView { MemberView() }.environmentObject(Visits()) }
        try host.type("Jane", into: "Name")
        try host.press("German")
        #expect(!host.description.contains("Type your name"))
        try host.press("Edit the name")
        #expect(host.description.contains("Type your name"))
        try host.press("Card")
        #expect(host.description.contains("CardView"))
        try host.press("Back")
        #expect(!host.description.contains("CardView"))
    }

    @Test("A view controller has segments, and an alert whose buttons dismiss it")
    func controllers() throws {
        let controller = CardViewController(name: "Jane")
        let screen = HostedScreen(controller)
        try screen.press("Back")
        #expect(controller.title == "Back")
        try screen.press("I lost it")
        #expect(screen.description.contains("A new one is free."))
        #expect(throws: HostedScreen.ElementNotFound.self) { try screen.press("I lost it") }
        try screen.press("Yes")
        #expect(controller.title == "Lost")
        #expect(controller.presentedViewController == nil)
    }

    @Test("The app has a window")
    func window() {
        #expect(HostedView(LibraryApp()).description.contains("Loans"))
    }
}
