import Foundation

// The values that the type and the limits of a field allow: "value sanitization algorithm" in the HTML standard.

extension ReferenceTree.Node {
    /// Returns what a browser makes of a value of the field.
    func allowedValue(_ text: String) -> String {
        guard tag == "input" else { return text }
        switch inputType {
        case "range": return valueInRange(text)
        case "color":
            let isColor = text.utf8.count == 7 && text.first == "#" && text.dropFirst().allSatisfy(\.isHexDigit)
            return isColor ? text.lowercased() : "#000000"
        default: return text
        }
    }

    private func valueInRange(_ text: String) -> String {
        func number(_ text: String?) -> Double? { text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }
        let minimum = number(attributes["min"]) ?? 0
        let maximum = max(minimum, number(attributes["max"]) ?? 100)
        let given = number(text) ?? minimum + (maximum - minimum) / 2
        var value = min(max(given, minimum), maximum)
        if attributes["step"]?.lowercased() != "any" {
            let step = number(attributes["step"]).flatMap { $0 > 0 ? $0 : nil } ?? 1
            let base = number(attributes["min"]) ?? number(attributes["value"]) ?? 0
            let nearest = base + ((value - base) / step + 0.5).rounded(.down) * step
            value = nearest > maximum ? nearest - step : nearest < minimum ? nearest + step : nearest
        }
        if abs(value - given) < 1e-9, number(text) != nil { return text }
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }
}
