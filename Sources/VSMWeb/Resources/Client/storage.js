// Data that outlives the page in its window. Browsers that block cookies also block this.

/** The address of a page on its server. */
const addressOf = ({ pathname, search }) => pathname + search;

/** Keeps a text for the pages that are loaded next in this window, or forgets it; returns whether the browser allows it. */
function keep(key, text) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch (error) {
    console.warn("VSM:", error);
    return false;
  }
}

/** The text that was kept; `null` if there is none. */
function kept(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
