import type { JudgeWords } from '../judge.ts'

/** Has one doubt: whether `words` may stand for what the person wrote. */
export const askingAbout =
  (words: string, youWrote: string): JudgeWords =>
  (text, cited) => {
    const from = text.indexOf(words)
    if (from < 0) return { verdict: 'supported', doubts: [], why: null }
    const doubts = [{ words, youWrote, source: cited[0]?.id ?? '', from, to: from + words.length }]
    return { verdict: 'ask', doubts, why: null }
  }

/** Takes every text for the person's own. */
export const believing: JudgeWords = () => ({ verdict: 'supported', doubts: [], why: null })
