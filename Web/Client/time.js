/** The time in milliseconds since the page was opened, which no change of the computer's clock moves. */
const now = () => performance.now();
