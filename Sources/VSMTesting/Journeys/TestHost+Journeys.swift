@_spi(Host) public import VSM

// Each action is observed by a new container, whose first state is `nil`.

@available(Systems 2024, *)
extension TestHost {
    /// Observes the state that an action returned and records it.
    ///
    /// - Parameter action: The action; it starts immediately, as in a container.
    /// - Returns: The journey.
    @_disfavoredOverload  // Otherwise, a closure would be the state itself.
    public nonisolated func journey<State>(
        of action: State,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Journey<State> {
        journey(of: ObservedAction(Optional(action)), from: CallSite(file: "\(fileID)", line: line))
    }

    /// Observes the sequence that an action returned and records its states.
    ///
    /// The action runs in a container of its own, which the journey keeps:
    ///
    /// ```swift
    /// let journey = host.journey(of: model.load())
    /// host.runUntilIdle()
    /// journey.expect(cases: "loading", "loaded")
    /// ```
    ///
    /// To record a container that observes several actions, call `record(_:)`.
    ///
    /// - Parameter action: The action; it starts immediately, as in a container.
    /// - Returns: The journey.
    public nonisolated func journey<State>(
        of action: StateSequence<State>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Journey<State> {
        journey(of: ObservedAction(action.map(Optional.some)), from: CallSite(file: "\(fileID)", line: line))
    }

    /// Observes the asynchronous sequence that an action returned and records its states.
    ///
    /// - Parameter action: The action; it starts immediately, as in a container.
    /// - Returns: The journey.
    public nonisolated func journey<State, States: AsyncSequence>(
        of action: States,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Journey<State>
    where States.Element == State, States.Failure == Never {
        journey(of: ObservedAction(WrappedStates(base: action)), from: CallSite(file: "\(fileID)", line: line))
    }

    #if canImport(Combine) || OpenCombine
    /// Observes the publisher that an action returned and records its states.
    ///
    /// - Parameter action: The action; it starts immediately, as in a container.
    /// - Returns: The journey.
    public nonisolated func journey<State>(
        of action: some Publisher<State, Never>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Journey<State> {
        journey(of: ObservedAction(action.map(Optional.some)), from: CallSite(file: "\(fileID)", line: line))
    }
    #endif

    /// Observes an asynchronous action and records the state that it returns.
    ///
    /// - Parameter action: The action; it starts immediately, as in a container.
    /// - Returns: The journey.
    public nonisolated func journey<State>(
        of action: @escaping () async -> State,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Journey<State> {
        journey(of: ObservedAction({ await action() }), from: CallSite(file: "\(fileID)", line: line))
    }

    /// Observes an asynchronous action and records the states of the sequence that it returns.
    ///
    /// - Parameter action: The action; it starts immediately, as in a container.
    /// - Returns: The journey.
    public nonisolated func journey<State, States: AsyncSequence>(
        of action: @escaping () async -> States,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Journey<State>
    where States.Element == State, States.Failure == Never {
        journey(
            of: ObservedAction({ WrappedStates(base: await action()) }),
            from: CallSite(file: "\(fileID)", line: line)
        )
    }

    /// Observes an action that runs to its end and records its states.
    ///
    /// - Parameter action: The action; it starts immediately, as in a container.
    /// - Returns: The journey.
    public nonisolated func journey<State>(
        of action: FinishingAction<State>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Journey<State> {
        journey(of: action.observedAsOptional, from: CallSite(file: "\(fileID)", line: line))
    }

    private nonisolated func journey<State>(of action: ObservedAction<State?>, from call: CallSite) -> Journey<State> {
        let container = container(state: State?.none)
        let journey = Journey<State>(container, on: self, first: nil) { $0! }
        run.endChecks.append(journey.checkEnding)
        container.observe(action, from: call)
        return journey
    }
}

/// The states of a sequence, for a container whose first state is `nil`.
@available(Systems 2024, *)
private struct WrappedStates<Base: AsyncSequence>: AsyncSequence where Base.Failure == Never {
    typealias Element = Base.Element?
    typealias Failure = Never

    let base: Base

    func makeAsyncIterator() -> Iterator {
        Iterator(base: base.makeAsyncIterator())
    }

    struct Iterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator

        mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            await base.next(isolation: actor).map(Optional.some)
        }

        mutating func next() async -> Element? {
            await next(isolation: #isolation)
        }
    }
}
