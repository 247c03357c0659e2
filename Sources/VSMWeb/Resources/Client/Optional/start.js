// Begins when all parts of this file are there.

keepInPlace(0)();
if (memory) beginReturn();
// The page has become longer, and a scroll position may be in it now.
keepScrolling();

return { animate, askAgain, continueReturn, keepInPlace, makePrepared, placesOfRows, updateWidgets };
