// Space for the notice: while it is visible, the page can be scrolled further, so that all content can be reached.

/** The distance of the notice from the edge of the window and from the content above it. */
const distanceOfNotice = 16;

// The observer runs in the frame in which the notice appears or changes, after the page has changed.
new ResizeObserver(() => {
  const { height } = box(notice);
  const { style, scrollHeight } = document.$documentElement;
  const isAtEnd = scrollY + innerHeight >= scrollHeight - 1;
  // Browsers keep focused elements out of the scroll padding.
  style.paddingBottom = style.scrollPaddingBottom = height > 0 ? `${Math.ceil(height) + 2 * distanceOfNotice}px` : "";
  // A person who has scrolled to the end does not expect more content.
  const controls = isAtEnd ? all("a[href], button, input, [data-vsm-on]") : [];
  for (const element of [...controls, focusedElement() ?? page]) if (isInWindow(element)) uncover(element);
  // The change that the notice reports can have moved the pressed element out of the window.
  uncover(notes.at(-1)?.element);
}).observe(notice);

const isInWindow = (element) => box(element).top < innerHeight;

/** Scrolls the window so that an element of the page that is under the notice, or further down, is above it, or at the top. */
function uncover(element) {
  if (!page.$contains(element) || notice.hidden || notice.$contains(element)) return;
  // An element that is taller than the window does not move beyond the point at which its beginning is at the top.
  const top = Math.min(box(element).bottom - box(notice).top + distanceOfNotice, box(element).top);
  // A list with its own scrolling does not move, because its rows below its edge are not visible anyway.
  if (top > 0) scrollBy({ top, behavior: "instant" });
}
