/// A value that any number of followers share, such as the data of a repository.
///
/// It is the asynchronous counterpart of Combine's `CurrentValueSubject`. Set ``value`` to change it, and follow
/// ``values``, which begin with the current value:
///
/// ```swift
/// actor ChoreRepository {
///     private let chores = CurrentValue<[Chore]>([])
///
///     nonisolated var changes: CurrentValue<[Chore]>.Values { chores.values }
///
///     func add(_ chore: Chore) {
///         chores.value.append(chore)
///     }
/// }
/// ```
///
/// **Followers.** Each iteration of ``values`` is a follower. A change resumes the followers that wait, and returns without
/// waiting for them. On a test host, they run in the order in which they began to follow; elsewhere, those of different
/// actors run in any order. A follower gets the value that is current when it
/// runs: a slow one misses values between two of its turns, and never the latest. So there is no buffer, however slow a
/// follower is, and a change during the turn of another follower is not a special case. A follower that ends, or whose
/// task is cancelled, is removed at once. Every assignment is a change, even of an equal value.
///
/// **Owners.** An actor, a class on the main actor, or a lock can own it. If the value is `Sendable`, any thread can use
/// this object and follow it, for example from the containers of several sessions. Otherwise, the compiler keeps the
/// object and its followers on one actor. No follower is called: followers run later, each on its own actor.
///
/// A change that depends on the value, such as `count.value += 1`, reads and then writes. On an actor, nothing comes
/// between. Threads that change the same value need a lock around both.
///
/// **End.** When this object is released, its followers get the last value if they don't have it yet, and then end.
/// Followers don't keep it alive.
///
/// It is for data, whose latest value matters. For events, each of which matters, make an `AsyncStream` for each follower:
/// a stream gives each value to one follower, and ends when the action of a follower ends.
public final class CurrentValue<Value> {
    private let storage: CurrentValueStorage<Value>

    /// Creates a value to follow.
    ///
    /// - Parameter value: The first value; an optional one if there is none yet.
    public init(_ value: Value) {
        storage = CurrentValueStorage(value)
    }

    deinit { storage.finish() }

    /// The current value.
    ///
    /// Followers run after the setter has returned, also those that are on the same actor.
    public var value: Value {
        get { storage.value }
        set { storage.set(newValue) }
    }

    /// The current value, and the value after each change.
    ///
    /// The sequence doesn't fail, and can be iterated any number of times, also at the same time: each iteration is a
    /// follower of its own, which begins with the value that is current then.
    ///
    /// ```swift
    /// StateSequence(.loading).following {
    ///     repository.changes
    /// } as: { chores in
    ///     .loaded(chores)
    /// }
    /// ```
    public var values: Values { Values(storage: storage) }
}

extension CurrentValue: Sendable where Value: Sendable {}
