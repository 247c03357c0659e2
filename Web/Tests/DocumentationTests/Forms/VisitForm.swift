import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

extension Room.ID: Decodable {}

struct Visit: Decodable {
    var room: Room.ID
    var day: Day
}

struct Day: Decodable {
    let year: Int
    let month: Int
    let number: Int

    init?(_ text: String) {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else { return nil }
        (year, month, number) = (parts[0], parts[1], parts[2])
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = Day(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not a day.")
        }
        self = day
    }
}

private struct VisitView: HTMLView {
    enum ViewState {
        case editing(FormErrors)
        case planned(Visit)
    }

    var initialState: ViewState { .editing(FormErrors()) }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        switch container.state {
        case .editing(let errors):
            form {
                label {
                    "Room"
                    input(type: .number, name: "room").errors(errors, in: "visit")
                }
                errorMessage(errors, of: "room", in: "visit")
                label {
                    "Day"
                    input(type: .date, name: "day").errors(errors, in: "visit")
                }
                errorMessage(errors, of: "day", in: "visit")
                button(submits: true) { "Visit" }
            }.onSubmit(as: Visit.self) { result in
                switch result {
                case .success(let visit): container.observe(.planned(visit))
                case .failure(let errors): container.observe(.editing(errors))
                }
            }
        case .planned(let visit):
            p { "Room \(visit.room.rawValue) on \(visit.day.number)/\(visit.day.month)/\(visit.day.year)" }.role(
                .status
            )
        }
    }
}

@Suite("Forms: custom values")
struct VisitFormTests {
    @Test("A value is read from its text, and an invalid text is an error at its field")
    func values() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Visits") { _ in VisitView() })
            try page.field("Room").fill("4")
            try page.button("Visit").click()
            #expect(try page.field("Day").attribute("aria-invalid") == "true")
            #expect(try page.field("Room").attribute("aria-invalid") == nil)
            try page.field("Day").fill("2026-03-09")
            try page.button("Visit").click()
            try page.expect(.status("Room 4 on 9/3/2026"))
        }
    }
}
