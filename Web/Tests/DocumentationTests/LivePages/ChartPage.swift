import VSM
import VSMWeb

private struct ChartModel {
    var points = [1, 2, 3]
    var selection: String?

    func select(_ point: String?) -> ChartModel { ChartModel(points: points, selection: point) }
}

private struct ChartView: HTMLView {
    var initialState: ChartModel { ChartModel() }

    func body(_ container: StateContainer<ChartModel>) -> some HTML {
        let model = container.state
        // snippet.widget
        widget("chart", data: model.points)
            .onWidgetEvent("select") { values in container.observe(model.select(values["point"])) }
        // snippet.end
    }
}
