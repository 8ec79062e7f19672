import { among } from '../text/patterns.ts'
import { dutyWords } from '../words/sentences.ts'
import { duty } from './ranks.ts'
import type { OpenWord } from './word.ts'

const isDuties = among(dutyWords)

/** `Responsible for`, `in charge of`: a deed without its verb. */
export function tagDuties(words: OpenWord[]) {
  for (const word of words) {
    const next = words[word.at + 1]
    const isDuty =
      (/^(?:responsible|responsibility)$/.test(word.lower) && next?.lower === 'for') ||
      (word.lower === 'charge' && next?.lower === 'of' && words[word.at - 1]?.lower === 'in') ||
      (isDuties(word.lower) && /^includ/.test(next?.lower ?? '')) ||
      (word.lower === 'tasked' && next?.lower === 'with')
    if (!isDuty) continue
    word.verb = duty
    word.form = 'base'
    word.isLight = true
    if (next?.verb) next.verb = null
  }
}
