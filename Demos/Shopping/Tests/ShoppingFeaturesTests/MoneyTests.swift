import ShoppingFeatures
import Testing

@Suite("Money")
struct MoneyTests {
    @Test(
        "An amount is written with a dollar sign, two places for the cents, and commas between thousands",
        arguments: [
            (0, "$0.00"), (5, "$0.05"), (10, "$0.10"), (99, "$0.99"), (100, "$1.00"), (199_99, "$199.99"),
            (600_00, "$600.00"), (999_99, "$999.99"), (1_000_00, "$1,000.00"), (1_099_97, "$1,099.97"),
            (1_234_567_89, "$1,234,567.89"),
        ]
    )
    func writing(cents: Int, text: String) {
        #expect(Money(cents: cents).description == text)
    }

    @Test(
        "The sign of a negative amount comes first",
        arguments: [
            (-1, "-$0.01"), (-99, "-$0.99"), (-100, "-$1.00"), (-199_99, "-$199.99"), (-1_000_00, "-$1,000.00"),
        ]
    )
    func debt(cents: Int, text: String) {
        #expect(Money(cents: cents).description == text)
    }

    @Test("An amount that is out of range is the greatest or the least")
    func range() {
        let (least, greatest) = (Money(cents: .min), Money(cents: .max))
        #expect(greatest + Money(cents: 1) == greatest)
        #expect(least + Money(cents: -1) == least)
        #expect(greatest * 2 == greatest)
        #expect(greatest * -2 == least)
        #expect(least * 2 == least)
        #expect(least * -1 == greatest)
    }
}
