/// A message about a failed action and a retry, which all features share.
public struct ErrorModel<Action> {
    /// A message for the shopper.
    public let message: String
    /// Retries the failed action.
    public let retry: () -> Action

    init(_ error: any Error, retry: @escaping () -> Action) {
        message = error.messageForShopper
        self.retry = retry
    }
}
