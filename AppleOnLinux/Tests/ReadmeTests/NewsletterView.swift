import SwiftUI
import VSM

struct NewsletterView: View {
    @ViewState var state: NewsletterViewState

    init(service: any NewsletterService) {
        _state = .init(begin: NewsletterViewState.Loader(service: service).load())
    }

    var body: some View {
        switch state {
        case .loading:
            ProgressView()
        case .loaded(let isSubscribed, let subscription):
            Button(isSubscribed ? "Unsubscribe" : "Subscribe") {
                $state.observe(subscription.change(to: !isSubscribed))
            }
        case .failed(let loader):
            Button("Try Again") { $state.observe(loader.load()) }
        }
    }
}
