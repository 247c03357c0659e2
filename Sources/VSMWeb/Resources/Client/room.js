// Room for the notice, so that it hides nothing for good: the page can be scrolled further while it shows.

/** How far the notice is from the edge of the window, and from what is above it. */
const distanceOfNotice = 16;

// Measured with the frame in which the notice appears or changes, after what has changed in the page with it.
new ResizeObserver(() => {
  const { height } = box(notice);
  const { style, scrollHeight } = document.documentElement;
  const isAtEnd = scrollY + innerHeight >= scrollHeight - 1;
  // Browsers keep what gets the focus out of the padding.
  style.paddingBottom = style.scrollPaddingBottom = height > 0 ? `${Math.ceil(height) + 2 * distanceOfNotice}px` : "";
  // Whoever has scrolled to the end would not expect that there is more.
  const controls = isAtEnd ? all("a[href], button, input, [data-vsm-on]") : [];
  for (const element of [...controls, focusedElement() ?? page]) if (isInWindow(element)) uncover(element);
  // What the person pressed can have moved out of the window with the change that they are told of.
  uncover(notes.at(-1)?.element);
}).observe(notice);

const isInWindow = (element) => box(element).top < innerHeight;

/** Scrolls the window so that an element of the page that is under the notice, or further down, is above it, or at the top. */
function uncover(element) {
  if (!page.contains(element) || notice.hidden) return;
  // An element that is higher than the window stays where it is, once its beginning is at the top.
  const top = Math.min(box(element).bottom - box(notice).top + distanceOfNotice, box(element).top);
  // A list that scrolls by itself stays where it is: its rows below its edge are not to be seen anyway.
  if (top > 0) scrollBy({ top, behavior: "instant" });
}
