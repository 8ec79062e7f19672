// What is larger is left as it is: weighing every word and place of it would take minutes.

const mostLetters = 2_000

/** A list with more lines keeps their order. */
export const mostOrdered = 150

export const isReadable = (text: string): boolean => text.length <= mostLetters
