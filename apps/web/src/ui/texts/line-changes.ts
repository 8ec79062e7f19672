/** What became of a line, by the kind of its change: a sign and words, at the margin of the page and over a list. */
const lineChanges: Record<string, { sign: string; words: string }> = {
  moved: { sign: '↑', words: 'moved up' },
  skills: { sign: '↑', words: 'in the ad’s order' },
  headline: { sign: '≈', words: 'a title you held' },
  spelling: { sign: '≈', words: 'the ad’s spelling' },
  hidden: { sign: '−', words: 'hidden' },
  fact: { sign: '+', words: 'from your answer' },
  added: { sign: '+', words: 'added' },
  reworded: { sign: '≈', words: 'reworded' },
  combined: { sign: '≈', words: 'combined' },
  confirmed: { sign: '≈', words: 'confirmed by you' },
}

/** A kind that a newer server may send stands by its own name. */
export const lineChangeOf = (kind: string) => lineChanges[kind] ?? { sign: '≈', words: kind }
