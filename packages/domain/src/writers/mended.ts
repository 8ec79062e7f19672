import { contentStems } from '../language/words.ts'

interface Said {
  sentence: { text: string }
}

/** With less of what a sentence says, another is none for it. */
const leastShared = 1 / 3

/** What each faulty sentence is put as in a second reply: the likest there, each used once. One that none is like has none. */
export function mendsOf<Of extends Said>(faulty: readonly Of[], others: readonly Of[]): Map<Of, Of> {
  const theirs = others.map(withStems)
  const pairs = faulty.map(withStems).flatMap(({ it, stems }) =>
    theirs.flatMap((other) => {
      const share = stems.filter((stem) => other.stems.includes(stem)).length / stems.length
      return share >= leastShared ? [{ it, other: other.it, share }] : []
    }),
  )
  const found = new Map<Of, Of>()
  const used = new Set<Of>()
  for (const { it, other } of pairs.sort((a, b) => b.share - a.share)) {
    if (found.has(it) || used.has(other)) continue
    found.set(it, other)
    used.add(other)
  }
  return found
}

const withStems = <Of extends Said>(it: Of) => ({ it, stems: [...new Set(contentStems(it.sentence.text))] })
