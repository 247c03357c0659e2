import Foundation
import Testing
import VSM

@testable import VSMWeb
@testable import VSMWebTesting

/// The suite has no time limit, because the limit would include the time that a page waits for earlier ones.
@MainActor
@Suite("Patches of random pages")
struct RandomPageTests {
    /// Each page changes 25 times: `VSM_RANDOM_PAGES=4000` tries 100,000 changes.
    private nonisolated static let pageCount =
        ProcessInfo.processInfo.environment["VSM_RANDOM_PAGES"].flatMap(Int.init) ?? 40

    @Test(
        "The patches turn the browser's tree into the result of a new rendering after any change",
        arguments: 0..<pageCount
    )
    func random(seed: Int) throws {
        var generator = SplitMix(seed: UInt64(seed))
        let page = RenderedPage(owner: MainActor.shared, findsMistakes: false)
        let loaded = page.open(RandomTree(using: &generator))
        let browser = try ReferenceTree(tree: page.write(.json, version: 1).bytes)
        #expect(loaded.numbers.numbers == browser.numbers)
        for _ in 0..<25 {
            let content = RandomTree(using: &generator)
            page.show(content)
            try browser.apply(page.renderChanges(version: 1))
            let whole = page.write(.json, version: 1).bytes
            #expect(try browser.html == ReferenceTree(tree: whole).html)
            let html = page.write(.html, version: 1)
            #expect(html.numbers.numbers == browser.numbers)
            let fresh = RenderedPage(owner: MainActor.shared).open(content)
            #expect(html.bytes == fresh.bytes)
        }
        #expect(!page.hasUnexpectedChange)
    }
}
