import ShoppingFeatures
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Journeys: account")
struct AccountJourneys {
    @Test("A user name is saved after the last keystroke, and an empty one is refused", arguments: Conditions.allCases)
    func username(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shop = StubShop(conditions)
            let shopper = try Shopper(shop, on: host)
            try shopper.openAccount("Profile")
            let field = shopper.page.field("User Name")
            #expect(try field.value == "SomeUser")
            try shopper.page.expectNone(.status("Saved."))

            // The browser waits half a second after the last keystroke.
            #expect(try field.attribute("data-vsm-debounce") == "500")
            try field.fill("Ada")
            if conditions == .slow { try shopper.page.expect(.status("Saving...")) }
            try shopper.settle()
            #expect(shop.username.value.description == "Ada")
            try shopper.page.expectNone(.status("Saving..."))

            try field.clear()
            try shopper.page.expect(.alert("The user name cannot be empty."))
            #expect(try field.attribute("aria-invalid") == "true")
            #expect(shop.username.value.description == "Ada")

            try field.fill("Grace")
            try shopper.settle()
            try shopper.page.expectNone(.alert())
            try shopper.press("Back")
            try shopper.press("Profile")
            #expect(try field.value == "Grace")
        }
    }

    @Test("Four settings are turned on, stay on, and are turned off", arguments: Conditions.allCases)
    func settings(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shop = StubShop(conditions)
            let shopper = try Shopper(shop, on: host)
            let titles = ["Newsletter", "Order Updates", "Price Alerts", "Personal Offers"]
            for isOn in [true, false] {
                try shopper.openAccount("Settings")
                try shopper.page.expectNone(.status("Saved."))
                for title in titles {
                    let toggle = shopper.page.find(.role("switch", title))
                    #expect(try toggle.isChecked == !isOn)
                    // If the settings cannot be loaded after a failure, the switch shows the saved value again.
                    for _ in 0..<3 where try toggle.isChecked == !isOn {
                        try toggle.click()
                        #expect(try toggle.isChecked == isOn)
                        if conditions == .slow { try shopper.page.expect(.status("Saving...")) }
                        try shopper.settle()
                    }
                    #expect(try toggle.isChecked == isOn)
                    // After a failure, the settings may have been loaded again.
                    if conditions != .failing { try shopper.page.expect(.status("Saved.")) }
                }
                try shopper.press("Back")
                try shopper.press("Settings")
                for title in titles {
                    #expect(try shopper.page.find(.role("switch", title)).isChecked == isOn)
                }
            }
        }
    }
}
