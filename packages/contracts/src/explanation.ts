/** An explanation ends with what was drafted and not used, under this heading. */
export const leftOutHeading = '<h3>Other words that were left out</h3>'
