import Foundation
import ShoppingFeatures
import ShoppingWeb
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

/// Every state of the pages, found by using them.
///
/// With `VSM_GALLERIES=/a/folder` in the environment, the galleries are also written as HTML, to look at.
@Suite("Every state on one page")
struct GalleryTests {
    private static let pages = [
        ("Cart", "/cart"), ("Favorites", "/account/favorites"), ("Orders", "/account/orders"),
    ]

    @Test("A page has the states of its committed gallery", arguments: pages)
    func gallery(name: String, path: String) throws {
        let graph = try StateGraph.explore(
            page: path,
            of: { _ in
                let shop = StubShop(cart: .withCouch, outcomes: [nil, .unreachable])
                shop.favorites.value = [.couch]
                return shop.site
            }
        )
        graph.expectInvariants()
        graph.expectGallery(in: "../../Galleries/\(name).md")
        if let folder = ProcessInfo.processInfo.environment["VSM_GALLERIES"] {
            try graph.writeGallery(to: "\(folder)/\(name).html", of: StubShop().site)
        }
    }
}
