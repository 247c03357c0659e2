import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

/// A refused form keeps the submitted values, unless the state gives a field another value.
@Suite("Live tests: refused forms")
struct RefusedFormTests {
    private struct Booking: Decodable, Sendable {
        var email: String
        var seats: Int
        var room: String
        var day: String
        var extras: [String]
        var guests: [String]
        var wantsNews: Bool
        var note: String
        var password: String
    }

    private enum BookingViewState {
        case editing(FormErrors, seats: Int)
        case saving(FormErrors)
    }

    private struct BookingView: HTMLView {
        let submit: @Sendable (Result<Booking, FormErrors>) -> StateSequence<BookingViewState>
        var initialState: BookingViewState { .editing(FormErrors(), seats: 1) }

        func body(_ container: StateContainer<BookingViewState>) -> some HTML {
            switch container.state {
            case .editing(let errors, let seats): fields(errors, seats, container)
            case .saving: p { "Saving…" }
            }
            button { "Other" }.onClick { container.observe(.editing(FormErrors(), seats: 5)) }
        }

        private func fields(
            _ errors: FormErrors,
            _ seats: Int,
            _ container: StateContainer<BookingViewState>
        ) -> some HTML {
            form {
                input(type: .email, name: "email").accessibilityLabel("Email").errors(errors, in: "booking")
                input(type: .number, name: "seats", value: seats).accessibilityLabel("Seats")
                    .errors(errors, in: "booking")
                errorMessage(errors, of: "email", in: "booking")
                errorMessage(errors, of: "seats", in: "booking")
                select(name: "room") {
                    option(value: "small", isSelected: true) { "Small" }
                    option(value: "large", isSelected: false) { "Large" }
                }.accessibilityLabel("Room")
                forEach(["mon", "tue"], key: \.self) { day in
                    radio(name: "day", value: day, isChecked: day == "mon").accessibilityLabel(day)
                }
                forEach(["tea", "screen"], key: \.self) { extra in
                    checkbox(name: "extras", value: extra, isChecked: extra == "tea").accessibilityLabel(extra)
                }
                forEach([1, 2], key: \.self) { guest in input(name: "guests").accessibilityLabel("Guest \(guest)") }
                checkbox(name: "wantsNews", isChecked: true).accessibilityLabel("News")
                textarea(name: "note").accessibilityLabel("Note")
                input(type: .password, name: "password").accessibilityLabel("Password")
                input(type: .hidden, name: "day-of-page", value: "1")
                button(submits: true) { "Book" }
            }.noValidate().onSubmit(as: Booking.self) { container.observe(submit($0)) }
        }
    }

    private func open(
        on host: TestHost,
        _ submit: @escaping @Sendable (Result<Booking, FormErrors>) -> StateSequence<BookingViewState>
    ) throws -> LiveTest {
        let page = try host.open(.page { BookingView(submit: submit) })
        try page.field("Email").fill("ada")
        try page.field("Seats").fill("")
        try page.find(.role("combobox", "Room")).choose("Large")
        try page.find(.role("radio", "tue")).click()
        try page.checkbox("tea").uncheck()
        try page.checkbox("screen").check()
        try page.field("Guest 1").fill("Grace")
        try page.field("Guest 2").fill("Alan")
        try page.checkbox("News").uncheck()
        try page.field("Note").fill("two\nlines")
        try page.field("Password").fill("secret")
        return page
    }

    private func expectAsSent(_ page: LiveTest, seats: String = "") throws {
        #expect(try page.field("Email").value == "ada")
        #expect(try page.field("Seats").value == seats)
        #expect(try page.find(.role("combobox", "Room")).value == "large")
        #expect(try page.find(.role("radio", "tue")).isChecked)
        #expect(try !page.find(.role("radio", "mon")).isChecked)
        #expect(try !page.checkbox("tea").isChecked)
        #expect(try page.checkbox("screen").isChecked)
        #expect(try page.field("Guest 1").value == "Grace")
        #expect(try page.field("Guest 2").value == "Alan")
        #expect(try !page.checkbox("News").isChecked)
        #expect(try page.field("Note").value == "two\nlines")
    }

    @Test("A value that cannot be read stays in its field, and all others stay too")
    func unreadable() throws {
        try withTestHost { host in
            let page = try open(on: host) { result in
                guard case .failure(let errors) = result else { return StateSequence({ .saving(FormErrors()) }) }
                return StateSequence({ .editing(errors, seats: 1) })
            }
            try page.button("Book").click()
            #expect(try page.field("Seats").attribute("aria-invalid") == "true")
            try expectAsSent(page)
            #expect(try page.field("Password").value == "secret")
            // The second submission has the same result.
            try page.button("Book").click()
            try expectAsSent(page)
        }
    }

    @Test("A handler that ignores the errors does not change the fields")
    func ignored() throws {
        try withTestHost { host in
            let page = try open(on: host) { _ in StateSequence({ .editing(FormErrors(), seats: 1) }) }
            try page.button("Book").click()
            try expectAsSent(page)
        }
    }

    @Test("If only the application knows an error, all values stay, immediately, later and in a new form")
    func refusedByApplication() throws {
        try withTestHost { host in
            let errors = FormErrors(["email": "This is not an address."])
            let page = try open(on: host) { result in
                guard case .success = result else { return StateSequence({ .editing(errors, seats: 1) }) }
                return StateSequence({ .saving(errors) }, { .editing(errors, seats: 1) })
            }
            try page.field("Seats").fill("2")
            try page.button("Book").click()
            try page.expect(.text("Saving…"))
            host.runUntilIdle()
            #expect(try page.field("Email").attribute("aria-invalid") == "true")
            try expectAsSent(page, seats: "2")
            #expect(try page.field("Password").value == "")
        }
    }

    @Test("Another value in the state takes precedence, and the other fields stay")
    func otherState() throws {
        try withTestHost { host in
            let page = try open(on: host) { result in
                StateSequence({ .editing(FormErrors(["seats": "No."]), seats: 1) })
            }
            try page.button("Book").click()
            try page.button("Other").click()
            try expectAsSent(page, seats: "5")
        }
    }

    @Test("An accepted form shows the values of the state, even after it was refused")
    func accepted() throws {
        try withTestHost { host in
            let page = try open(on: host) { result in
                guard case .failure(let errors) = result else {
                    return StateSequence({ .editing(FormErrors(), seats: 1) })
                }
                return StateSequence({ .editing(errors, seats: 1) })
            }
            try page.button("Book").click()
            try page.field("Seats").fill("2")
            try page.button("Book").click()
            #expect(try page.field("Email").value == "")
            #expect(try page.field("Seats").value == "1")
            #expect(try page.find(.role("combobox", "Room")).value == "small")
            #expect(try page.find(.role("radio", "mon")).isChecked)
            #expect(try page.checkbox("tea").isChecked)
            #expect(try page.field("Guest 2").value == "")
            #expect(try page.field("Password").value == "")
        }
    }

    @Test("A state that empties a field of a form that it refuses is reported", arguments: [true, false])
    func forgetful(isForgetful: Bool) throws {
        struct Naming: HTMLView {
            let isForgetful: Bool
            var initialState: (name: String, errors: FormErrors) { ("Ada", FormErrors()) }

            func body(_ container: StateContainer<(name: String, errors: FormErrors)>) -> some HTML {
                form {
                    input(name: "name", value: container.state.name).accessibilityLabel("Name")
                        .errors(container.state.errors, in: "name")
                    errorMessage(container.state.errors, of: "name", in: "name")
                    button(submits: true) { "Save" }
                }.onSubmit { values in
                    let name = isForgetful ? "" : values["name"] ?? ""
                    container.observe((name: name, errors: FormErrors(["name": "It is taken."])))
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Naming(isForgetful: isForgetful) })
            try page.field("Name").fill("Eve")
            try withKnownIssue("It forgets.") {
                try page.button("Save").click()
                try page.expect(.text("It is taken."))
            } when: {
                isForgetful
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("has \"\" and not \"Eve\"") }
            }
        }
    }
}
