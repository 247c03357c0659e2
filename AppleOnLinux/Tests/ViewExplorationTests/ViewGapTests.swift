import ExploredHosts
import SwiftUI
import Testing
import UIKit
import VSM

@testable import VSMTesting

/// What is found by an exploration through a view with a mistake.
@MainActor
@Suite("Exploring a view")
struct ViewGapTests {
    /// The system of a view.
    enum System: CaseIterable {
        case swiftUI
        case uiKit
    }

    private func gaps(_ mistake: Mistake, _ system: System) throws -> [String] {
        let view = try ViewGraph<NoteViewState>.explore(samples: ["Text": ["Buy milk"]]) { _ in
            switch system {
            case .swiftUI: HostedView { NoteView(mistake: mistake) }
            case .uiKit: HostedScreen(NoteViewController(mistake: mistake))
            }
        }
        return ViewGaps(view).from(try NoteViewState.explore(), except: []) + ViewGaps(view).ofControls()
    }

    @Test("A view that offers everything has no gaps", arguments: System.allCases)
    func complete(system: System) throws {
        #expect(try gaps(.nothing, system) == [])
    }

    @Test(
        "A mistake is found, with its state and its control",
        arguments: System.allCases,
        [
            (Mistake.buttonWithoutAction, "In \"editing\": \"Save\" does nothing."),
            (.actionWithoutButton, "In \"saveFailed\": no control performs \"cancel\", which leads to \"editing\"."),
            (.missingRetry, "In \"saveFailed\": no control performs \"retry\", which leads to \"saving\"."),
            (.switchWithoutAction, "In \"editing\": \"turn on Pinned\" does nothing."),
            (.switchThatFlipsBack, "In \"editing\": \"turn on Pinned\" has no lasting effect."),
            (.fieldThatLosesText, "In \"editing\": \"enter \"Buy milk\" into Text\" does nothing."),
            (.disabledButton, "In \"editing\": no control performs \"save\", which leads to \"saving\"."),
            (.buttonOfAnotherAction, "In \"editing\": \"Save\" leads to \"saveFailed\", where no action"),
            (.twoButtonsWithOneName, "In \"editing\": several controls are called button \"Delete\"."),
            (.alertThatStays, "In \"editing · Alert\": \"No\" does nothing."),
            (.sheetWithoutButton, "nothing closes the "),
        ]
    )
    func mistake(system: System, expected: (mistake: Mistake, message: String)) throws {
        let gaps = try gaps(expected.mistake, system)
        #expect(gaps.contains { $0.contains(expected.message) }, "\(gaps.joined(separator: "\n"))")
    }

    @Test("The failure of a test names the gaps")
    func failure() throws {
        let view = try ViewGraph<NoteViewState>.explore(samples: ["Text": ["Buy milk"]]) { _ in
            HostedView { NoteView(mistake: .missingRetry) }
        }
        let feature = try NoteViewState.explore()
        withKnownIssue {
            view.expectOffered(feature)
        } matching: { issue in
            issue.comments.contains { "\($0)".contains("no control performs \"retry\"") }
        }
        view.expectOffered(feature, except: ["retry"])
    }

    @Test("A state has the name of what is on top of the view, and the acts that lead to it")
    func graph() throws {
        let view = try ViewGraph<NoteViewState>.explore(samples: ["Text": ["Buy milk"]]) { _ in
            HostedView { NoteView(mistake: .nothing) }
        }
        view.graph.expectReachable("editing", "editing · Alert", "saving", "saveFailed", "deleted")
        #expect(view.graph["editing · Alert"]?.state.acts == ["Yes", "No"])
        #expect(view.graph.path(to: "deleted")?.transitions.map(\.action) == ["Delete", "Yes"])
    }
}
