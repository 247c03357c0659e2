import VSM

enum BlogViewState {
    case initialized(BlogLoader)
    case loading
    case loaded(BlogPost)
    case failed(BlogLoader)
    case deleted
}
