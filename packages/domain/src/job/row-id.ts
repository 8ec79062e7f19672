/** A row by its words: the same in every run, in browser and server. */
export function rowIdOf(requirement: string): string {
  const words = requirement.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()
  // A pattern that ends in `+$` takes the square of the time.
  let end = words.length
  while (end > 0 && marks.includes(words.charAt(end - 1))) end -= 1
  return words.slice(0, end)
}

const marks = ' .,;:!?…'
