import Testing
import VSMTesting
import VSMWebInspector
import VSMWebTesting

@testable import ShoppingWeb

// Copied from the inspector. The title and the last line of the journey were added.
@Test("A slow save of a user name does not undo the next one")
func lateSave() throws {
    try withTestHost { host in
        try withForcedOutcomes(slowBy: { try await host.clock.sleep(for: .seconds(3)) }) { outcomes in
            let page = try host.open(StubShop().site, "/account/profile")
            try page.expect(MainView.self, in: "loaded")
            try page.expect(CartBadgeView.self, in: "counted")
            try page.expect(ProfileView.self, in: "loaded")
            outcomes["Profile"] = .slow
            try page.field("User Name").fill("SomeUserA")
            host.advance(by: .milliseconds(300))
            outcomes["Profile"] = .own
            host.advance(by: .milliseconds(800))
            try page.field("User Name").fill("SomeUserAB")
            host.advance(by: .milliseconds(1900))
            try page.expect(.status("Saved."))
        }
    }
}
