/**
 * A text as a page shows it: runs of blanks are one space, what cannot be seen or written in HTML is gone, line breaks
 * stay. The exact text travels beside it where it is another, and counts while what is shown is unchanged.
 */
export const shown = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\ufeff]/gu, '')
    .replace(/[^\S\n ][^\S\n]*| [^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()

export const oneLine = (text: string): string => shown(text).replace(/\n+/g, ' ')
