/// An identifier of rate-limited calls that reports when it is released.
final class ForgottenIdentifier: Hashable {
    private let onForgotten: () -> Void

    init(onForgotten: @escaping () -> Void) { self.onForgotten = onForgotten }

    deinit { onForgotten() }

    static func == (left: ForgottenIdentifier, right: ForgottenIdentifier) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
