// The connection to the server. When it breaks, it is opened again, and nothing that the user did is lost.

function connect() {
  const own = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/vsm/socket`);
  socket = own;
  own.onopen = () => {
    const { page: name, token } = page.dataset;
    // With neither, the server sends the whole page.
    const nodes = version === null ? [...descendants(page)].length : null;
    own.send(JSON.stringify(["join", name, token, nodes, version < 0 ? null : version]));
  };
  own.onmessage = ({ data }) => later(() => {
    if (own !== socket) return;
    try {
      const message = JSON.parse(data);
      if (message.reload) return void loadAgain();
      receive(message);
      if (!isJoined) joined();
    } catch (error) {
      // The page differs from what the server expects: request all of it.
      console.error("VSM:", error);
      version = -1;
      reconnect();
    }
  });
  own.onclose = () => { if (own === socket) reconnect(); };
}

function joined() {
  isJoined = true;
  const own = socket;
  setTimeout(() => { if (own === socket) attempts = 0; }, 5_000);
  document.documentElement.classList.remove("vsm-offline");
  document.documentElement.classList.add("vsm-live");
  for (const entry of unacknowledged.filter((entry) => entry.attempts >= 3)) {
    // A message that breaks the connection every time is dropped.
    console.warn("VSM: This could not be sent.", entry.message);
    if (entry.setsBusy) entry.element.removeAttribute("aria-busy");
    unacknowledged.splice(unacknowledged.indexOf(entry), 1);
  }
  for (const entry of unacknowledged) transmit(entry);
  restoreFields();
}

function reconnect(atOnce = false) {
  const old = socket;
  socket = null;
  isJoined = false;
  old?.close();
  document.documentElement.classList.remove("vsm-live");
  if (attempts > 1) document.documentElement.classList.add("vsm-offline");
  if (attempts === 2) speak("The connection is lost. Trying to connect again.");
  const pause = atOnce ? 0 : Math.min(10_000, 200 * 2 ** attempts) * (0.5 + Math.random() / 2);
  attempts += 1;
  setTimeout(() => { if (!socket) connect(); }, pause);
}

addEventListener("visibilitychange", () => {
  if (document.hidden) hiddenSince = Date.now();
  // After a computer sleeps, a dead connection can look alive.
  else if (hiddenSince && Date.now() - hiddenSince > 30_000) reconnect(true);
});
addEventListener("online", () => { if (!isJoined) reconnect(true); });

/** The text of each field when the page was loaded. */
const loadedValues = new Map([...page.querySelectorAll("input[name]")].map((field) => [field.name, field.defaultValue]));

/** The session no longer exists: loads the page again, and keeps what was typed. */
function loadAgain() {
  const fields = [...page.querySelectorAll("input[name]:not([type=checkbox])")].filter(
    (field) => changedByPerson.has(field) || field.value !== loadedValues.get(field.name),
  );
  sessionStorage.setItem("vsm-fields", JSON.stringify(fields.map((field) => [field.name, field.value])));
  const last = Number(sessionStorage.getItem("vsm-reloaded") ?? 0);
  sessionStorage.setItem("vsm-reloaded", String(Date.now()));
  // If cookies are blocked, no page has a session: do not reload forever.
  setTimeout(() => location.reload(), Date.now() - last < 5_000 ? 5_000 : 0);
}

function restoreFields() {
  const fields = JSON.parse(sessionStorage.getItem("vsm-fields") ?? "[]");
  sessionStorage.removeItem("vsm-fields");
  for (const [name, value] of fields) {
    const field = [...page.querySelectorAll("input")].find((input) => input.name === name);
    if (!field) continue;
    field.value = value.toWellFormed();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
