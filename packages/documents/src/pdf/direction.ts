const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const leftToRight = /[\p{L}\p{N}]/u

/** Turns a line of right-to-left writing from the order it is seen in to the order it is read in. */
export function readingOrder(seen: string): string {
  if (!rightToLeft.test(seen)) return seen
  const parts = stretches(seen)
  return (runsLeft(parts) ? parts.reverse() : parts)
    .map(({ text, turned }) => (turned ? mirrored(text) : text))
    .join('')
}

interface Stretch {
  text: string
  turned: boolean
}

/** A line runs to the left when most of its letters do. */
function runsLeft(parts: readonly Stretch[]): boolean {
  const letters = (turned: boolean) =>
    parts.reduce((sum, it) => sum + (it.turned === turned ? (it.text.match(/\p{L}/gu)?.length ?? 0) : 0), 0)
  return letters(true) >= letters(false)
}

/** Latin words and numbers inside such a line keep their own order, with the marks between them. */
function stretches(seen: string): Stretch[] {
  const found: Stretch[] = []
  let neutral = ''
  for (const character of graphemes(seen)) {
    const turned = rightToLeft.test(character)
    if (!turned && !leftToRight.test(character)) {
      neutral += character
      continue
    }
    const last = found.at(-1)
    if (last && last.turned === turned) last.text += neutral + character
    else {
      if (neutral !== '') found.push({ text: neutral, turned: true })
      found.push({ text: character, turned })
    }
    neutral = ''
  }
  if (neutral !== '') found.push({ text: neutral, turned: true })
  return found
}

const graphemes = (text: string) => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

const pairs: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }
const mirrored = (text: string) =>
  graphemes(text)
    .reverse()
    .map((character) => pairs[character] ?? character)
    .join('')
