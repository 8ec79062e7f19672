import { supports } from '../../claims/index.ts'

/** A check that has one doubt: whether `words` may stand for what the person wrote. */
export const askingAbout =
  (words: string, youWrote: string): typeof supports =>
  (sources, text, options) => {
    const from = text.indexOf(words)
    if (from < 0) return supports(sources, text, options)
    const [source] = 'units' in sources ? [] : sources
    const id = typeof source === 'object' ? source.id : ''
    const doubts = [{ words, youWrote, source: id, from, to: from + words.length }]
    return { supported: false, verdict: 'ask', doubts, verdicts: [] }
  }
