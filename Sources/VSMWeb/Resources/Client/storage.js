// What outlives the page in its window. Browsers that block cookies block this, too.

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

/** What was kept; `null` if nothing was. */
function kept(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
