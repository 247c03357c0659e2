"""Draws the icons of the apps: the chair of the shop's web icon, as pictures of each size in the catalog."""

import json

from PIL import Image, ImageDraw

# Colors and shapes of Web/Demos/Shop/Sources/ShoppingAssets/Resources/icon.svg, which is 32 wide. A shape is a box and the
# radius of its corners. Only the upper corners of the back are visible.
BACKGROUND = "#a5482f"
SHAPES = [
    ("#f3d9b8", (9, 6, 23, 18), 2),
    ("#faf0e2", (7, 17, 25, 21), 0),
    ("#5a2b1a", (9, 21, 12, 27), 0),
    ("#5a2b1a", (20, 21, 23, 27), 0),
]
DRAWN = 2048


def drawing(is_rounded):
    """Returns the icon, larger than any required size: filling a square, or as a tile with an edge, as on a Mac."""
    if not is_rounded:
        picture = Image.new("RGB", (DRAWN, DRAWN), BACKGROUND)
        draw_chair(picture, 0, DRAWN)
        return picture
    picture = Image.new("RGBA", (DRAWN, DRAWN), (0, 0, 0, 0))
    # Apple's template: a tile of 824 in 1024, with corners of 185.
    edge = DRAWN * 100 // 1024
    box = (edge, edge, DRAWN - edge, DRAWN - edge)
    ImageDraw.Draw(picture).rounded_rectangle(box, DRAWN * 185 // 1024, fill=BACKGROUND)
    draw_chair(picture, edge, DRAWN - 2 * edge)
    return picture


def draw_chair(picture, origin, size):
    """Draws the chair into a square of the picture."""
    unit = size / 32
    for color, box, radius in SHAPES:
        left, top, right, bottom = (round(origin + value * unit) for value in box)
        shape = (left, top, right - 1, bottom - 1)
        ImageDraw.Draw(picture).rounded_rectangle(shape, radius * unit, fill=color)


def pixels(image):
    """Returns the width of a picture in a catalog."""
    return int(float(image["size"].split("x")[0]) * float(image.get("scale", "1x").rstrip("x")))


def images(icon_set):
    """Returns the pictures of a catalog, with the file and the width of each."""
    return json.loads((icon_set / "Contents.json").read_text())["images"]


def draw(icon_set):
    """Draws every picture of the catalog."""
    for image in images(icon_set):
        size = pixels(image)
        picture = drawing(is_rounded=image["idiom"] == "mac").resize((size, size), Image.Resampling.LANCZOS)
        # A palette would lose the smooth edges of a tile.
        if picture.mode == "RGB":
            picture = picture.quantize(64).convert("RGB")
        picture.save(icon_set / image["filename"], optimize=True)
