import Testing
import VSMTesting
import VSMWebInspector
import VSMWebTesting

@testable import ShoppingWeb

@Test("Add to Cart, Retry")
func journey() throws {
    try withTestHost { host in
        try withForcedOutcomes { outcomes in
            let page = try host.open(StubShop().site, "/products/1")
            try page.expect(MainView.self, in: "loaded")
            try page.expect(CartBadgeView.self, in: "counted")
            try page.expect(ProductDetailView.self, in: "loaded.ready")
            try page.expect(FavoriteButtonView.self, in: "loaded")
            outcomes["Cart"] = .failing
            try page.button("Add to Cart").click()
            try page.expect(ProductDetailView.self, in: "loaded.failed")
            outcomes["Cart"] = .own
            try page.button("Retry").click()
            try page.expect(ProductDetailView.self, in: "loaded.ready")
        }
    }
}
