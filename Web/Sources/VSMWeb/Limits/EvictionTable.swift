/// The connections or sessions of a server, and the order in which they are evicted when a quota is used up.
///
/// A pure value. Every operation takes constant time, because the entries are in slots, and the slots of a quota in
/// queues.
struct EvictionTable<ID: Hashable, Content> {
    /// The activity of an entry.
    enum Activity: Hashable {
        /// The entry has not been used yet, and is evicted first.
        case unused
        /// The entry was used, but is not in use now.
        case idle
        /// The entry is in use, and is not evicted for others of the same quota.
        case active
    }

    /// An entry of the table.
    struct Entry {
        let id: ID
        var content: Content
        /// The quotas that the entry counts against; all entries of a table have quotas of the same kinds in the same
        /// order.
        let quotas: [Quota]
        var activity: Activity
    }

    /// The entries that count against a quota: their number, and their order for each activity.
    private struct Usage {
        var count = 0
        var unused = SlotQueue()
        var idle = SlotQueue()
        var active = SlotQueue()

        subscript(activity: Activity) -> SlotQueue {
            get {
                switch activity {
                case .unused: unused
                case .idle: idle
                case .active: active
                }
            }
            set {
                switch activity {
                case .unused: unused = newValue
                case .idle: idle = newValue
                case .active: active = newValue
                }
            }
        }
    }

    private var entries: [Entry?] = []
    private var freeSlots: [Int] = []
    private var slots: [ID: Int] = [:]
    private var usages: [Quota: Usage] = [:]
    /// The links of the slots in the queues of each entry's first quota, of its second quota, and so on.
    private var links: [SlotLinks] = []

    /// The number of entries.
    var count: Int { slots.count }

    /// The contents of all entries.
    var contents: [Content] { entries.compactMap { $0?.content } }

    /// Returns the number of entries that count against a quota.
    func count(of quota: Quota) -> Int { usages[quota]?.count ?? 0 }

    /// The entry with an identifier, if there is one.
    subscript(id: ID) -> Entry? { slots[id].flatMap { entries[$0] } }

    /// Returns the entry of a quota that has had an activity for the longest time.
    func oldest(_ activity: Activity, of quota: Quota) -> Entry? {
        usages[quota]?[activity].first.flatMap { entries[$0] }
    }

    /// Returns the entry of a quota that is evicted next.
    func leastNeeded(of quota: Quota) -> Entry? { oldest(.unused, of: quota) ?? oldest(.idle, of: quota) }

    /// Adds an entry; there must be none with its identifier.
    mutating func insert(_ entry: Entry) {
        let slot = freeSlots.popLast() ?? entries.count
        if slot == entries.count { entries.append(entry) } else { entries[slot] = entry }
        slots[entry.id] = slot
        for quota in entry.quotas { usages[quota, default: Usage()].count += 1 }
        enqueue(slot, entry)
    }

    /// Removes an entry, if there is one.
    @discardableResult
    mutating func remove(_ id: ID) -> Entry? {
        guard let slot = slots.removeValue(forKey: id), let entry = entries[slot] else { return nil }
        dequeue(slot, entry)
        for quota in entry.quotas {
            usages[quota]?.count -= 1
            if usages[quota]?.count == 0 { usages[quota] = nil }
        }
        entries[slot] = nil
        freeSlots.append(slot)
        return entry
    }

    /// Sets the activity and the content of an entry, which becomes the newest one of that activity.
    mutating func set(_ activity: Activity, _ content: Content, of id: ID) {
        guard let slot = slots[id], var entry = entries[slot] else { return }
        dequeue(slot, entry)
        (entry.activity, entry.content) = (activity, content)
        entries[slot] = entry
        enqueue(slot, entry)
    }

    private mutating func enqueue(_ slot: Int, _ entry: Entry) {
        for (index, quota) in entry.quotas.enumerated() {
            if index == links.count { links.append(SlotLinks()) }
            links[index].append(slot, to: &usages[quota, default: Usage()][entry.activity])
        }
    }

    private mutating func dequeue(_ slot: Int, _ entry: Entry) {
        for (index, quota) in entry.quotas.enumerated() {
            links[index].remove(slot, from: &usages[quota, default: Usage()][entry.activity])
        }
    }
}
