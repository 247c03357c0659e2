import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

struct Month: Hashable, RouteValue {
    let year: Int
    let number: Int

    static func value(ofRouteText routeText: String) -> Month? {
        let parts = routeText.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2, (1...12).contains(parts[1]) else { return nil }
        return Month(year: parts[0], number: parts[1])
    }

    var routeText: String { "\(year)-\(number < 10 ? "0" : "")\(number)" }
}

struct Room {
    struct ID: RawRepresentable, Hashable, RouteValue { let rawValue: Int }
}

private enum CalendarRoute: SiteRoute {
    case month(Month)
    case room(Room.ID, since: Month?)

    private static let monthPath = route("/calendar", .value(Month.self)) { .month($0) }
    private static let roomPath = route("/rooms", .value(Room.ID.self), .query("since", Month.self)) {
        .room($0, since: $1)
    }

    static let table = RouteTable(monthPath, roomPath)

    var address: RouteAddress {
        switch self {
        case .month(let month): Self.monthPath(month)
        case .room(let room, let since): Self.roomPath(room, since)
        }
    }
}

@Suite("Live pages: values of routes")
struct CalendarRouteTests {
    @Test("Each page is read from its own address")
    func mistakes() {
        let march = Month(year: 2026, number: 3)
        let room = Room.ID(rawValue: 4)
        #expect(CalendarRoute.mistakes(in: [.month(march), .room(room, since: nil), .room(room, since: march)]) == [])
    }

    @Test(
        "A text that is invalid, or that is not the text of its value, leads to no page",
        arguments: [
            ("/calendar/2026-03", "Month 3 of 2026"), ("/calendar/2026-3", "Nothing"), ("/calendar/2026-13", "Nothing"),
            ("/rooms/4?since=2026-03", "Room 4, 2026-03"), ("/rooms/4?since=spring", "Room 4, always"),
        ]
    )
    func texts(path: String, heading: String) throws {
        let site = Site(title: "Rooms", routes: CalendarRoute.self) { route, _ in
            switch route {
            case .month(let month): h1 { "Month \(month.number) of \(month.year)" }
            case .room(let room, let since): h1 { "Room \(room.rawValue), \(since?.routeText ?? "always")" }
            }
        } notFound: { _ in
            h1 { "Nothing" }
        }
        try withTestHost { host in
            let page = try host.open(site, path)
            try page.expect(.heading(heading))
        }
    }
}
