/// What an observable class needs: subscribers that hear of each change.
@MainActor
class ChangingObject {
    private var subscribers: [() -> Void] = []

    func subscribe(_ subscriber: @escaping () -> Void) { subscribers.append(subscriber) }
    func changed() { for subscriber in subscribers { subscriber() } }
}
