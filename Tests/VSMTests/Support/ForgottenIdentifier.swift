/// An identifier of paced calls that says when nobody has it any more.
final class ForgottenIdentifier: Hashable {
    private let onForgotten: () -> Void

    init(onForgotten: @escaping () -> Void) { self.onForgotten = onForgotten }

    deinit { onForgotten() }

    static func == (left: ForgottenIdentifier, right: ForgottenIdentifier) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
