// Begins when all parts of this file are there.

keepInPlace(0)();
if (memory) beginReturn();
// The page has become longer, so a scroll position may be reachable now.
keepScrolling();

return { animate, askAgain, continueReturn, keepInPlace, makePrepared, placesOfRows, putAgain, undoForeign, updateWidgets };
