protocol NewsletterService {
    func isSubscribed() async throws -> Bool
    func subscribe(_ isSubscribed: Bool) async throws
}
