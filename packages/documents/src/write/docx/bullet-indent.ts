const step = 14
/** From the marker to the text, in points. */
export const hanging = 11

/** How far the text of a bullet stands in, in points. */
export const bulletIndent = (level: number): number => step * (level - 1) + hanging
