import LoadPlan
import Testing

@Suite("A pattern")
struct WildcardTests {
    @Test(
        "matches a whole text, in which an asterisk stands for any characters",
        arguments: [
            ("Add", "Add", true), ("Add", "Add to Cart", false), ("Add*", "Add to Cart", true),
            ("*Cart", "Add to Cart", true),
            ("A*t*t", "Add to Cart", true), ("*", "", true), ("aa*aa", "aaa", false),
            ("Add  to\nCart", "Add to Cart", true),
        ]
    )
    func wholeTexts(pattern: String, text: String, matches: Bool) {
        #expect(Wildcard(pattern).matches(text) == matches)
    }

    @Test("is found inside a text")
    func parts() {
        #expect(Wildcard("Order * Thank you").isContained(in: "Receipt Order 7. Thank you! Total"))
        #expect(!Wildcard("Order * Thanks").isContained(in: "Receipt Order 7. Thank you! Total"))
    }

    @Test(
        "captures what stands in place of its asterisk",
        arguments: [
            ("Order *. Thank", "Your Order is: Order 17. Thank you!", "17"), ("Order *", "Order 17", "17"),
            ("Order *", "Orders Order 17. Total", "17"), ("Order *.", "Order", nil), ("Order *.", "Order 17", nil),
        ]
    )
    func capture(pattern: String, text: String, value: String?) {
        #expect(Wildcard(pattern).capture(in: text) == value)
    }
}
