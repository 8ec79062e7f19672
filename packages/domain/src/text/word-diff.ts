/** Words of one text that stand where others stand in another: `from` up to, not including, `to`; either may be empty. */
export interface ChangedRun {
  from: number
  to: number
  otherFrom: number
  otherTo: number
}

/** [TX7] What of `words` stands in place of what of `others`, between the words that both have in the same order. */
export function wordDiff(words: readonly string[], others: readonly string[]): ChangedRun[] {
  const lengths = commonLengths(words, others)
  const runs: ChangedRun[] = []
  let [at, otherAt, from, otherFrom] = [0, 0, 0, 0]
  const close = () => {
    if (from < at || otherFrom < otherAt) runs.push({ from, to: at, otherFrom, otherTo: otherAt })
  }
  while (at < words.length && otherAt < others.length) {
    if (words[at] === others[otherAt]) {
      close()
      at += 1
      otherAt += 1
      from = at
      otherFrom = otherAt
    } else if ((lengths[at + 1]?.[otherAt] ?? 0) >= (lengths[at]?.[otherAt + 1] ?? 0)) at += 1
    else otherAt += 1
  }
  at = words.length
  otherAt = others.length
  close()
  return runs
}

/** How long the longest common order of words is from each place on. */
function commonLengths(words: readonly string[], others: readonly string[]): number[][] {
  const lengths = Array.from({ length: words.length + 1 }, () => new Array<number>(others.length + 1).fill(0))
  for (let at = words.length - 1; at >= 0; at -= 1)
    for (let other = others.length - 1; other >= 0; other -= 1) {
      const row = lengths[at] as number[]
      row[other] =
        words[at] === others[other]
          ? 1 + (lengths[at + 1]?.[other + 1] ?? 0)
          : Math.max(lengths[at + 1]?.[other] ?? 0, row[other + 1] ?? 0)
    }
  return lengths
}
