/// The error of a failed action and a retry, which all features share.
public struct ErrorModel<Action> {
    /// The error, which the view puts into words; see ``RepositoryError/message``.
    public let error: RepositoryError
    /// Retries the failed action.
    public let retry: () -> Action

    init(_ error: any Error, retry: @escaping () -> Action) {
        // The details of other errors are not for the shopper.
        self.error = (error as? RepositoryError) ?? .unreachable
        self.retry = retry
    }
}
