@_spi(Inspection) import VSMInspector
import VSMWeb

/// A running feature next to its state diagram and its journey.
struct FeaturePanel<Feature: HTML>: HTML {
    let title: String
    let layout: DiagramLayout
    let recorder: JourneyRecorder
    @HTMLBuilder let feature: () -> Feature

    var content: some HTML {
        article {
            div {
                h3 { title }
                feature()
            }.class("feature")
            JourneyView(title: title, layout: layout, recorder: recorder)
        }.class("panel")
    }
}
