public import VSMWeb

extension Site {
    /// The pages that are measured: `/counter` and `/rows`.
    public static var benchmark: Site {
        Site(title: "Benchmark") { request in
            switch request.path {
            case ["rows"]: RowsView()
            default: CounterView()
            }
        }
    }
}
