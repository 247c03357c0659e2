import VSM

// snippet.states
enum MessageViewState {
    case initialized(MessageLoader)
    case loading
    case loaded(MessageModel)
    case deleted
}
// snippet.end

struct MessageLoader {
    let mailbox: Mailbox

    func load() -> StateSequence<MessageViewState> {
        StateSequence(.loading).then { .loaded(MessageModel(text: mailbox.message(), mailbox: mailbox)) }
    }
}

struct MessageModel {
    let text: String
    let mailbox: Mailbox

    func saveDraft(_ reply: String) { mailbox.save(reply) }

    func delete() -> MessageViewState {
        mailbox.delete()
        return .deleted
    }
}

/// A mailbox with one message.
final class Mailbox {
    private(set) var drafts: [String] = []
    private(set) var deletions = 0
    private(set) var requests = 0

    func message() -> String {
        requests += 1
        return "Lunch?"
    }

    func save(_ draft: String) { drafts.append(draft) }
    func delete() { deletions += 1 }
}
