/// The events that the server received from a page.
final class Heard: @unchecked Sendable {
    var events: [String] = []
}
