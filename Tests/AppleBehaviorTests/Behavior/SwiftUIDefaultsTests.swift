import SwiftUI
import Testing

/// What Apple documents of values that an app does not pass; the defaults of other parameters have no effect here.
@Suite("Defaults of SwiftUI")
struct SwiftUIDefaultsTests {
    @Test("A column of a grid is flexible, from 10 points")
    func columns() {
        guard case .flexible(let minimum, let maximum) = GridItem().size else {
            Issue.record("The size is \(GridItem().size).")
            return
        }
        #expect(minimum == 10)
        #expect(maximum == .infinity)
    }

    @Test("A line is one point wide")
    func lines() {
        #expect(StrokeStyle().lineWidth == 1)
    }

    @Test("Weights of a font differ")
    func weights() {
        #expect(Font.Weight.regular != .bold)
    }
}
