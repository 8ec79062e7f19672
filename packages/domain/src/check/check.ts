import type { Source } from '../resume/sources.ts'
import { sentencesIn } from '../text/sentences.ts'
import { maxSentences } from './limits.ts'
import type { CheckedSentence } from './sentence.ts'

export interface CheckOptions {
  /** The entry whose heading and sister lines are grounds for words, never for numbers. */
  entry?: string | undefined
  /** Whom it is for: company, role or person; it may be named. */
  addressee?: string | undefined
  /** What may be quoted: the advertisement. */
  quotable?: string | undefined
}

/** What the lines of a person say of each sentence of a text. */
export function check(text: string, lines: readonly Source[], _options: CheckOptions = {}): CheckedSentence[] {
  return sentencesIn(text)
    .slice(0, maxSentences)
    .map(({ from, to, text: sentence }) => {
      const own = lines.find((line) => line.text.includes(sentence.trim()))
      return {
        ...{ text: sentence, from, to, verdict: own ? 'yours' : 'reworded' },
        ...{ sources: own ? [own.id] : [], lost: [], findings: [] },
      }
    })
}
