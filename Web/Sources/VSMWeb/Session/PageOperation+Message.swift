extension PageOperation {
    /// The operation that a message asks for; `nil` if the page does nothing.
    init?(_ message: ClientMessage) {
        switch message {
        case .event(let event): self = .event(event.kind)
        case .visit: self = .visit
        case .join, .ping: return nil
        }
    }
}
