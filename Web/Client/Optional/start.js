// Begins when all parts of this file are there.

attempt(() => keepInPlace(0)());
attempt(tellOfLengths);
attempt(placeOutside);
if (memory) attempt(beginReturn);
// The page has become longer, so a scroll position may be reachable now.
attempt(keepScrolling);

return {
  adopt,
  animate,
  askAgain,
  continueReturn,
  keepInPlace,
  makePrepared,
  placeOutside,
  placesOfRows,
  putAgain,
  sendOrdinarily,
  tellOfLengths,
  undoForeign,
  updateWidgets,
};
