/** A group of alternatives, one on each line, so that long patterns can be read. */
export const anyOf = (lines: string): string => group(lines.trim().split(/\s*\n\s*/))

/** A group of words, parted by blanks; an underscore stands for a blank inside one. */
export const oneOf = (words: string): string =>
  group(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  )

const group = (alternatives: string[]) => `(?:${alternatives.join('|')})`
