/** Where a sentence of the letter stands now: the block, and from where to where in its text. */
export interface Placed<Sentence> {
  sentence: Sentence
  block: number
  start: number
  end: number
}

/** The editor writes some spaces as ones that do not break; both are as long. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/**
 * Finds each sentence in what stands on the page now. One that was changed is found no more: its words are the person's
 * own then. Each place is given out once, so that a sentence that comes twice keeps both of its sources.
 */
export function placeSentences<Sentence extends { text: string }>(
  blocks: readonly string[],
  sentences: readonly Sentence[],
): Placed<Sentence>[] {
  const texts = blocks.map(plain)
  const placed: Placed<Sentence>[] = []
  for (const sentence of sentences) {
    const found = freePlace(texts, plain(sentence.text).trim(), placed)
    if (found) placed.push({ sentence, ...found })
  }
  return placed.toSorted((a, b) => a.block - b.block || a.start - b.start)
}

type Place = Omit<Placed<unknown>, 'sentence'>

function freePlace(texts: readonly string[], words: string, taken: readonly Place[]): Place | null {
  if (words === '') return null
  for (const [block, text] of texts.entries()) {
    for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
      const end = start + words.length
      if (!taken.some((it) => it.block === block && it.start < end && start < it.end)) return { block, start, end }
    }
  }
  return null
}

/** Whether a block says more than its sentences do. */
export function saysMore(text: string, placed: readonly Place[]): boolean {
  const rest = placed.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return /[\p{L}\p{N}]/u.test(rest)
}

export const sentenceAt = <Sentence>(placed: readonly Placed<Sentence>[], block: number, offset: number) =>
  placed.find((it) => it.block === block && it.start <= offset && offset <= it.end) ?? null
