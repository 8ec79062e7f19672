import { type Place, wordsOf } from './lines.ts'

const joining = /^(?:and|or|but|then|also|plus)$/
const subordinating = /^(?:who|which|that|what|where|how|when|while|once|because|so|after|before|until)$/
const subject = /^(?:I|we|you|they)$/
const helper = /^(?:is|are|was|were|be|has|have|had|will|can|must|should)$/

/**
 * Where clauses begin, told by the verbs of a line: behind a joining word or a mark, and with the word that subordinates.
 * The same for every tagger, so that they differ by their verbs alone.
 */
export function clausesBy(text: string, verbs: readonly Place[]): Place[] {
  const words = wordsOf(text).map((word, at, all) => ({
    ...word,
    gap: text.slice(all[at - 1]?.to ?? 0, word.from),
    isVerb: helper.test(word.word) || verbs.some((verb) => verb.from < word.to && verb.to > word.from),
  }))
  const first = words.findIndex(({ isVerb }) => isVerb)
  return words.flatMap(({ isVerb }, at) => {
    if (!isVerb) return []
    const start = startOf(at)
    const word = words[start]
    if (!word || start === 0 || isBesideVerb(start)) return []
    return subordinating.test(word.word) || (at !== first && opens(start)) ? [word] : []
  })

  function startOf(at: number): number {
    let start = at
    while (start > 0 && !opens(start) && !words[start - 1]?.isVerb) start -= 1
    return subordinating.test(words[start - 1]?.word ?? '') ? start - 1 : start
  }

  function opens(at: number): boolean {
    const word = words[at]
    if (!word || joining.test(word.word)) return false
    return (
      subordinating.test(word.word) ||
      subject.test(word.word) ||
      /[,.;:()–]/.test(word.gap) ||
      joining.test(words[at - 1]?.word ?? '') ||
      (word.word === 'by' && words[at + 1]?.isVerb === true)
    )
  }

  /** `planned and ran workshops`, `hired, trained and kept staff` */
  function isBesideVerb(at: number): boolean {
    if (!words[at]?.isVerb) return false
    let before = at - 1
    while (joining.test(words[before]?.word ?? '')) before -= 1
    return words[before]?.isVerb === true
  }
}
