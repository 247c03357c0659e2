// Data that outlives the page in its window. Browsers that block cookies also block this.

/** The address of a page on its server. */
const addressOf = ({ pathname, search }) => pathname + search;

/** Keeps a value for the pages that are loaded next in this window; returns whether the browser allows it. */
function keep(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn("VSM:", error);
    return false;
  }
}

/** The value that was kept; `null` if there is none that can be read. */
function kept(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}
