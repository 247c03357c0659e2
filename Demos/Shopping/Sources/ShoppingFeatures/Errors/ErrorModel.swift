/// Shows the shopper what failed, and does it again: the same in every feature.
public struct ErrorModel<Action> {
    /// A message for the shopper.
    public let message: String
    /// Does again what failed.
    public let retry: () -> Action

    init(_ error: any Error, retry: @escaping () -> Action) {
        message = error.messageForShopper
        self.retry = retry
    }
}
