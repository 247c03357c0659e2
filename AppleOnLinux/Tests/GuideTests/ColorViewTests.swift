import SwiftUI
import Testing
import VSM

@MainActor
@Suite("Views that communicate", .timeLimit(.minutes(10)))
struct ColorViewTests {
    @Test("An inner view reports the chosen color")
    func closure() async throws {
        let host = HostedView { PaletteView() }
        try host.type("green", into: "Color")
        try host.press("Use")
        await host.wait(for: "Chosen: green")
    }

    @Test("An inner view follows a value, and keeps its count")
    func value() async throws {
        let host = HostedView { LimitsView() }
        try host.press("0 of 3")
        try host.press("More")
        await host.wait(for: "1 of 4")
    }
}
