import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

struct Expense {
    let title: String
    let cents: Int
    let day: Day
}

struct Day {
    let number: Int

    init?(_ text: String) {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else { return nil }
        number = parts[2]
    }
}

// snippet.values
struct NewExpense: Decodable, Sendable {
    var title: String
    var amount: String
    var day: String

    func checked() -> Result<Expense, FormErrors> {
        var errors = FormErrors()
        if title.isEmpty { errors["title"] = "What was it for?" }
        let amount = Double(amount).flatMap { (0.01...10_000).contains($0) ? $0 : nil }
        if amount == nil { errors["amount"] = "Enter an amount such as 12.50." }
        let day = Day(day)
        if day == nil { errors["day"] = "When was it?" }
        guard errors.isEmpty, let amount, let day else { return .failure(errors) }
        return .success(Expense(title: title, cents: Int((amount * 100).rounded()), day: day))
    }
}
// snippet.end

private struct ExpenseView: HTMLView {
    enum ViewState {
        case editing(FormErrors)
        case added(Expense)
    }

    var initialState: ViewState { .editing(FormErrors()) }

    private func field(_ title: String, named name: String, _ errors: FormErrors) -> some HTML {
        div {
            label {
                title
                input(name: name).errors(errors, in: "expense")
            }
            errorMessage(errors, of: name, in: "expense")
        }
    }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        switch container.state {
        case .editing(let errors):
            form {
                field("Title", named: "title", errors)
                field("Amount", named: "amount", errors)
                field("Day", named: "day", errors)
                button(submits: true) { "Add" }
            }
            // snippet.submit
            .onSubmit(as: NewExpense.self) { form in
                switch form.flatMap({ $0.checked() }) {
                case .success(let expense): container.observe(.added(expense))
                case .failure(let errors): container.observe(.editing(errors))
                }
            }
        // snippet.end
        case .added(let expense):
            p { "\(expense.title): \(expense.cents) cents on day \(expense.day.number)" }.role(.status)
        }
    }
}

@Suite("Forms: errors that appear together")
struct ExpenseFormTests {
    @Test("All values are checked at once, and become values of the app")
    func together() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Expenses") { _ in ExpenseView() })
            try page.field("Amount").fill("much")
            try page.button("Add").click()
            try page.expect(.text("What was it for?"))
            try page.expect(.text("Enter an amount such as 12.50."))
            try page.expect(.text("When was it?"))
            try page.field("Title").fill("Train")
            try page.field("Amount").fill("12.50")
            try page.field("Day").fill("2026-03-09")
            try page.button("Add").click()
            try page.expect(.status("Train: 1250 cents on day 9"))
        }
    }
}
