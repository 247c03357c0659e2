"""Which files Web/Scripts/dev finds at the addresses of a server."""

from development.assets import match, tag


def write(folder, name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_the_tag_is_that_of_the_server():
    # The server's own test of the report compares with the same tag.
    assert tag(b"") == '"cbf29ce484222325-0"'
    assert tag(b"a") == '"af63dc4c8601ec8c-1"'


def test_a_file_is_found_by_its_content(tmp_path):
    style, other = write(tmp_path, "shop.css", "h1 {}"), write(tmp_path, "other.css", "h2 {}")
    assert match({"/style.css": tag(b"h1 {}")}, [style, other], {}) == {"/style.css": style}


def test_of_equal_files_the_one_with_the_most_similar_path_counts(tmp_path):
    files = [write(tmp_path, name, "same") for name in ("a/bed.svg", "a/desk.svg", "Pictures/bed.svg")]
    assert match({"/pictures/bed.svg": tag(b"same")}, files, {}) == {"/pictures/bed.svg": files[2]}


def test_a_file_that_was_changed_during_the_build_keeps_its_address(tmp_path):
    style = write(tmp_path, "shop.css", "changed")
    tags = {"/shop.css": tag(b"built")}
    assert match(tags, [style], {}) == {}
    assert match(tags, [style], {"/shop.css": style}) == {"/shop.css": style}


def test_an_address_that_the_server_no_longer_has_is_forgotten(tmp_path):
    style = write(tmp_path, "shop.css", "h1 {}")
    assert match({}, [style], {"/shop.css": style}) == {}


def test_an_address_does_not_lead_out_of_the_folder(tmp_path):
    style = write(tmp_path, "shop.css", "h1 {}")
    assert match({"/../shop.css": tag(b"h1 {}")}, [style], {}) == {}


def test_an_empty_file_is_no_file_of_the_server(tmp_path):
    assert match({"/empty.css": tag(b"")}, [write(tmp_path, "empty.css", "")], {}) == {}


def test_a_file_that_may_not_be_read_is_no_file_of_the_server(tmp_path, monkeypatch):
    def refuse(file):
        raise PermissionError(file)

    style = write(tmp_path, "shop.css", "h1 {}")
    monkeypatch.setattr(type(style), "read_bytes", refuse)
    assert match({"/shop.css": tag(b"h1 {}")}, [style], {}) == {}
