import VSMWeb

/// Fields whose type and limits decide which values they have, in a part that a state opens and in fields that it changes.
struct ValueRules: HTML {
    let isChanged: Bool
    let hear: (String) -> Void

    var content: some HTML {
        form {
            if isChanged { OpenedFields() }
            input(type: .range, name: "height", value: 180).min(20).max(isChanged ? 220 : 100)
                .accessibilityLabel("Height")
            input(type: .range, name: "width", value: isChanged ? 180 : 50).min(20).max(isChanged ? 220 : 100)
                .accessibilityLabel("Width")
            input(type: isChanged ? .range : .text, name: "kind", value: isChanged ? "180" : "many")
                .attribute("max", isChanged ? "220" : "1").accessibilityLabel("Kind")
            button(submits: true) { "Send" }
        }.onSubmit { values in
            let names = [
                "weight", "share", "far", "middle", "shade", "count", "code", "tags", "height", "width", "kind",
            ]
            hear(names.map { "\($0)=\(values.all($0).joined(separator: "+"))" }.joined(separator: " "))
        }
    }
}

private struct OpenedFields: HTML {
    var content: some HTML {
        input(type: .range, name: "weight", value: 180).min(20).max(220).accessibilityLabel("Weight")
        input(type: .range, name: "share", value: 0.25).max(1).step(0.05).accessibilityLabel("Share")
        input(type: .range, name: "far", value: 300).min(20).max(220).accessibilityLabel("Far")
        input(type: .range, name: "middle").min(20).max(220).accessibilityLabel("Middle")
        input(type: .color, name: "shade", value: "#AABBCC").accessibilityLabel("Shade")
        input(type: .number, name: "count", value: 2.5).min(0.5).step(0.5).accessibilityLabel("Count")
        input(name: "code", value: "abcdef").maxLength(3).accessibilityLabel("Code")
        select(name: "tags", allowsMultiple: true) {
            option(value: "a") { "A" }
            option(value: "b", isSelected: true) { "B" }
            option(value: "c", isSelected: true) { "C" }
        }.accessibilityLabel("Tags")
    }
}
