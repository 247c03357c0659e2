import SwiftUI

struct NewsletterModelView: View {
    @State private var viewModel: NewsletterViewModel

    init(service: any NewsletterService) {
        _viewModel = State(initialValue: NewsletterViewModel(service: service))
    }

    var body: some View {
        VStack {
            if viewModel.isLoading {
                ProgressView()
            } else if viewModel.hasFailed {
                Button("Try Again") { Task { await viewModel.load() } }
            } else {
                Button(viewModel.isSubscribed ? "Unsubscribe" : "Subscribe") {
                    Task { await viewModel.change(to: !viewModel.isSubscribed) }
                }
            }
        }
        .task { await viewModel.load() }
    }
}
