/// A state of the random tester, which may run code when it is released, as states with models do.
struct ScriptedState {
    let number: Int
    private let life: Life?

    init(number: Int, onRelease: (() -> Void)? = nil) {
        self.number = number
        life = onRelease.map(Life.init)
    }

    private final class Life {
        private let onRelease: () -> Void

        init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }

        deinit { onRelease() }
    }
}
