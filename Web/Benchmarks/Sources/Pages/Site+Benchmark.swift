public import VSMWeb

extension Site {
    /// The pages that are measured: `/counter`, `/rows` and `/plain`.
    public static var benchmark: Site {
        Site(title: "Benchmark") { request in
            switch request.path {
            case ["rows"]: RowsView()
            case ["plain"]: PlainRowsView()
            default: CounterView()
            }
        }
    }
}
