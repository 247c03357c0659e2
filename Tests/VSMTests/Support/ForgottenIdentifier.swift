/// An identifier of paced calls that sends a signal when nobody has it any more.
final class ForgottenIdentifier: Hashable {
    private let lifeline: Lifeline

    init(_ forgotten: Signal) { lifeline = Lifeline(forgotten) }

    static func == (left: ForgottenIdentifier, right: ForgottenIdentifier) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
