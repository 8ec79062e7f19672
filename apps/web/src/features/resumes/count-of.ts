/** "1 version", "7 versions"; null where there is none. */
export const countOf = (count: number, thing: string): string | null =>
  count === 0 ? null : `${count} ${thing}${count === 1 ? '' : 's'}`
