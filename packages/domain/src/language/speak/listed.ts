/** `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** `cannulation, suturing, epidurals`: the last of several things wants its `and`. */
export const withAnd = (piece: string) =>
  /^(?:[^,:]{3,30}, ){2,}[^,:]{3,30}$/u.test(piece) ? piece.replace(/, (?!.*(?:,| (?:and|or) ))/, ' and ') : piece
