// A type that conforms to `StateObserving` with the methods of vsm-ios 1.x. Accepted/OwnObserver.swift has the current
// ones.

import VSM

// expected-error: type 'BlogStore' does not conform to protocol 'ActionObserving'
final class BlogStore: StateObserving {
    typealias State = BlogViewState

    func observe(_ nextState: BlogViewState) {}
    func observeAsync(_ nextState: @escaping () async -> BlogViewState) {}
}
