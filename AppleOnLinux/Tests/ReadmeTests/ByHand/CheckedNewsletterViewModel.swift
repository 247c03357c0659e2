import Observation

/// The same with checks: actions are refused at the wrong time, and answers that are late or cancelled are ignored.
@Observable
final class CheckedNewsletterViewModel {
    private(set) var isLoading = true
    private(set) var isSubscribed = false
    private(set) var hasFailed = false
    private let service: any NewsletterService
    private var request = 0

    init(service: any NewsletterService) {
        self.service = service
    }

    func load() async {
        let number = begin()
        do {
            let answer = try await service.isSubscribed()
            guard isCurrent(number) else { return }
            isSubscribed = answer
        } catch {
            guard isCurrent(number) else { return }
            hasFailed = true
        }
        isLoading = false
    }

    func change(to isSubscribed: Bool) async {
        guard !isLoading, !hasFailed else { return }
        let number = begin()
        do {
            try await service.subscribe(isSubscribed)
            guard isCurrent(number) else { return }
            self.isSubscribed = isSubscribed
        } catch {
            guard isCurrent(number) else { return }
            hasFailed = true
        }
        isLoading = false
    }

    private func begin() -> Int {
        request += 1
        isLoading = true
        hasFailed = false
        return request
    }

    private func isCurrent(_ number: Int) -> Bool { number == request && !Task.isCancelled }
}
