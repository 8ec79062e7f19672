/** A group of alternatives, one on each line, so that long patterns can be read. */
export const anyOf = (lines: string): string =>
  `(?:${lines
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})`

/** The words of a text, parted by blanks. */
export const wordsIn = (text: string): Set<string> => new Set(text.split(/\s+/).filter(Boolean))
