import Observation

// snippet.flags
@Observable
final class NewsletterViewModel {
    private(set) var isLoading = false
    private(set) var isSubscribed = false
    private(set) var hasFailed = false
    // snippet.hide
    private let service: any NewsletterService

    init(service: any NewsletterService) {
        self.service = service
    }
    // snippet.show

    func load() async {
        // Sets all three.
        // snippet.hide
        isLoading = true
        hasFailed = false
        do {
            isSubscribed = try await service.isSubscribed()
        } catch {
            hasFailed = true
        }
        isLoading = false
        // snippet.show
    }

    func change(to isSubscribed: Bool) async {
        // Sets all three.
        // snippet.hide
        isLoading = true
        hasFailed = false
        do {
            try await service.subscribe(isSubscribed)
            self.isSubscribed = isSubscribed
        } catch {
            hasFailed = true
        }
        isLoading = false
        // snippet.show
    }
}
// snippet.end
