import SwiftUI
import Testing
import UIKit
import VSM

@MainActor
@Suite("The parcel's views on Apple's frameworks", .timeLimit(.minutes(10)))
struct ParcelViewTests {
    private let courier = Courier()

    @Test("A SwiftUI view with a state object locates, shows and sends back")
    func stateObject() throws {
        try check(HostedView { ParcelView(courier: courier, number: 7) })
    }

    @Test("A SwiftUI view with @ViewState locates, shows and sends back")
    func viewState() throws {
        try check(HostedView { WrappedParcelView(courier: courier, number: 7) })
    }

    private func check(_ host: HostedView) throws {
        #expect(host.description == "VStack\n  ProgressView")
        courier.answer("Depot")
        #expect(host.description == "VStack\n  Text \"Depot\"\n  Button \"Refresh\"\n  Button \"Send back\"")
        try host.press("Refresh")
        #expect(host.description == "VStack\n  ProgressView")
        courier.answer("Doorstep")
        try host.press("Send back")
        #expect(host.description == "VStack\n  Text \"On its way back\"")
        #expect(courier.asked == [7, 7])
        #expect(courier.sentBack == [7])
    }

    @Test("A view controller that subscribes to the states locates, shows and sends back")
    func subscribingViewController() {
        let locator = ParcelModelBuilder(courier: courier).buildParcelLocator(number: 7)
        let controller = ParcelViewController(state: .announced(locator))
        controller.appear()
        #expect(controller.activityView.isAnimating)
        courier.answer("Depot")
        #expect(!controller.activityView.isAnimating)
        #expect(controller.placeLabel.text == "Depot")
        controller.returnButton.press()
        #expect(controller.placeLabel.text == "On its way back")
        #expect(courier.sentBack == [7])
    }

    @Test("A view controller with @RenderedViewState locates, shows and sends back")
    func renderedViewState() {
        let controller = WrappedParcelViewController(courier: courier, number: 7)
        #expect(controller.renderings == 0)
        controller.appear()
        #expect(controller.activityView.isAnimating)
        #expect(controller.renderings == 2)
        courier.answer("Depot")
        #expect(!controller.activityView.isAnimating)
        #expect(controller.placeLabel.text == "Depot")
        controller.returnButton.press()
        #expect(controller.placeLabel.text == "On its way back")
        #expect(controller.renderings == 4)
        #expect(courier.sentBack == [7])
    }

    @Test("A view controller is deallocated with its container when it is released")
    func releases() {
        var controller: WrappedParcelViewController? = WrappedParcelViewController(courier: courier, number: 7)
        controller?.appear()
        weak let reference = controller
        controller = nil
        #expect(reference == nil)
        courier.answer("Too late")
    }

    #if !swift(>=6) || hasFeature(InferIsolatedConformances)
    @Test("Views without isolation work unchanged")
    func unannotated() throws {
        let state = ParcelViewState.announced(ParcelModelBuilder(courier: courier).buildParcelLocator(number: 7))
        let host = HostedView { UnannotatedParcelView(container: .init(state: state)) }
        let controller = UnannotatedParcelViewController(state: state)
        controller.appear()
        courier.answer("Depot")
        #expect(controller.placeLabel.text == "Depot")
        try host.press("Send back from Depot")
        controller.returnButton.press()
        #expect(host.description == "Text \"On its way back\"")
        #expect(controller.placeLabel.text == "On its way back")
    }
    #endif
}
