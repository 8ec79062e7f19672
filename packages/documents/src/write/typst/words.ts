/**
 * A text as a template gets it: a string; or a list of strings, `\n`, and lists of parts between which a line may end and
 * inside which it may not.
 */
export type Words = string | (string | string[])[]

const longestWord = 45
const partLength = 15
// A line may end after a stroke, and nearly anywhere in East Asian text; Thai words have no blank between them.
const unbroken = '[^\\s/\\p{scx=Han}\\p{scx=Hira}\\p{scx=Hang}\\p{scx=Thai}]'
const tooLong = `${unbroken}{${longestWord + 1},}`
// A word that is broken at its hyphen is read as two, or as one without it.
const hyphenated = '(?<!\\S)(?=\\S{3,30}(?:\\s|$))[^\\s/]*[\\p{L}\\d]\\p{Pd}[\\p{L}\\d][^\\s/]*'
// One short word alone on the last line of a longer text looks lost; the word before it keeps it company.
const lastTwo = '(?<=^.{60,}\\s)\\p{Ll}\\S{0,9} \\S{1,9}$'
const special = new RegExp(`(\\n|${tooLong}|${lastTwo}|${hyphenated})`, 'u')

export function wordsOf(text: string): Words {
  if (!special.test(text)) return text
  return text
    .split(special)
    .map((piece, index) => (index % 2 === 1 && piece !== '\n' ? partsOf(piece) : piece))
    .filter((piece) => piece !== '')
}

// Never between a letter and its marks.
const partsOf = (word: string): string[] =>
  word.length <= longestWord
    ? [word]
    : (word.match(new RegExp(`(?:\\P{M}\\p{M}*){1,${partLength}}|\\p{M}+`, 'gu')) ?? [word])

const longestItem = 36

/** Items with commas, of which a line ends behind one, not inside. */
export const listWords = (items: readonly string[]): Words =>
  itemsWords(items).flatMap((words, index) => [
    ...(index > 0 ? [' '] : []),
    ...(typeof words === 'string' ? [words] : words),
  ])

/** Each item by itself, with the comma behind it. */
export const itemsWords = (items: readonly string[]): Words[] =>
  items.map((item, index) => {
    const text = index < items.length - 1 ? `${item},` : item
    return item.length <= longestItem ? [[text]] : wordsOf(text)
  })
