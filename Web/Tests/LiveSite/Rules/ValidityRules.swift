import VSMWeb

/// Forms that a browser does not submit.
struct ValidityRules: HTML {
    let hear: (String) -> Void

    var content: some HTML {
        form {
            input(name: "name").required().accessibilityLabel("Name")
            button(submits: true) { "Send a name" }
        }.onSubmit { hear("name \($0["name"] ?? "")") }
        form {
            input(type: .email, name: "email").accessibilityLabel("Email")
            button(submits: true) { "Send an email" }
        }.onSubmit { hear("email \(($0["email"] ?? "").orNothing)") }
        form {
            input(type: .number, name: "count").min(2).max(4).accessibilityLabel("Count")
            button(submits: true) { "Send a count" }
        }.onSubmit { hear("count \($0["count"] ?? "")") }
        form {
            input(name: "code").pattern("[a-z]{2}").accessibilityLabel("Code")
            button(submits: true) { "Send a code" }
        }.onSubmit { hear("code \($0["code"] ?? "")") }
        form {
            checkbox(name: "agrees", isChecked: false).required().accessibilityLabel("Agrees")
            button(submits: true) { "Send a check" }
        }.onSubmit { hear("agrees \($0["agrees"] ?? "")") }
        form {
            radio(name: "size", value: "s", isChecked: false).required().accessibilityLabel("Small")
            radio(name: "size", value: "l", isChecked: false).accessibilityLabel("Large")
            button(submits: true) { "Send a size" }
        }.onSubmit { hear("size \($0["size"] ?? "")") }
        form {
            input(name: "fixed").required().readOnly().accessibilityLabel("Fixed")
            input(name: "off").required().disabled().accessibilityLabel("Off")
            button(submits: true) { "Send what is barred" }
        }.onSubmit { _ in hear("barred") }
        form {
            input(name: "name").required().accessibilityLabel("Unchecked name")
            button(submits: true) { "Send unchecked" }
        }.noValidate().onSubmit { _ in hear("unchecked") }
        form {
            input(name: "name").required().accessibilityLabel("Draft")
            button(submits: true) { "Send a draft" }.formNoValidate()
        }.onSubmit { _ in hear("draft") }
    }
}
