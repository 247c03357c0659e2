import VSMWeb

@testable import SeededMistakes

/// A double order, and the corrected version.
struct DoubleOrderRuns: HTML {
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        RunView(
            title: "The mistake",
            explanation: "Let the answer be lost, retry with success, and count the parcels.",
            clock: clock,
            service: .unreliable
        ) { run in
            let server = run.part("Server") { OrderService(run.service) }
            let model = DoubleOrderModel(server: server, numbers: server.numbers)
            OrderPanel(title: "A number for each attempt", model: model, server: server, run: run, files: files)
        }
        RunView(
            title: "Corrected",
            explanation: "All attempts at an order use its number.",
            clock: clock,
            service: .unreliable
        ) { run in
            let server = run.part("Server") { OrderService(run.service) }
            // Creating it takes a number.
            let model = run.part("Model") { OrderModel(server: server, numbers: server.numbers) }
            OrderPanel(title: "A number for each order", model: model, server: server, run: run, files: files)
        }
    }
}

private struct OrderPanel: HTML {
    let title: String
    let model: any Ordering
    let server: OrderService
    let run: Run
    let files: ExampleFiles

    var content: some HTML {
        let recorder = run.recorder("Order")
        FeaturePanel(title: title, layout: files.layout("Order"), recorder: recorder) {
            OrderView(model: model, recorder: recorder)
            InspectionView(question: "Count the parcels") { "Parcels: \(server.parcelCount)" }
        }
    }
}
