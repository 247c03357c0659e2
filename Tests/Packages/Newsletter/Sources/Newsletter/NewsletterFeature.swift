import VSM

enum NewsletterViewState {
    case loading
    case loaded(isSubscribed: Bool, Subscription)
    case failed(Loader)

    struct Loader {
        let service: any NewsletterService

        func load() -> StateSequence<NewsletterViewState> {
            StateSequence(.loading).then {
                .loaded(isSubscribed: try await service.isSubscribed(), Subscription(service: service))
            } catch: { _ in
                .failed(self)
            }
        }
    }

    struct Subscription {
        let service: any NewsletterService

        func change(to isSubscribed: Bool) -> StateSequence<NewsletterViewState> {
            StateSequence(.loading).then {
                try await service.subscribe(isSubscribed)
                return .loaded(isSubscribed: isSubscribed, self)
            } catch: { _ in
                .failed(Loader(service: service))
            }
        }
    }
}

protocol NewsletterService {
    func isSubscribed() async throws -> Bool
    func subscribe(_ isSubscribed: Bool) async throws
}
