import SwiftUI
import VSM

// snippet.view
struct MessageView: View, @MainActor ViewStateRendering {
    @StateObject var container: StateContainer<MessageViewState>
    @State private var reply = ""

    init(mailbox: Mailbox) {
        _container = .init(state: .initialized(MessageLoader(mailbox: mailbox)))
    }

    var body: some View {
        switch state {
        case .initialized(let loader):
            ProgressView().onAppear { observe(loader.load()) }
        case .loading:
            ProgressView()
        case .loaded(let message):
            Text(message.text)
            TextField("Reply", text: $reply)
                .onChange(of: reply) { _, newReply in message.saveDraft(newReply) }
            Button("Delete") { observe(message.delete()) }
        case .deleted:
            Text("Deleted")
        }
    }
}
// snippet.end
