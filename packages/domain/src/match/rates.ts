import type { Requirement } from '../job/job.ts'
import { patternOf } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { oneOfMany } from '../text/tokens.ts'
import * as rateWords from '../words/rates.ts'
import { ownShareIn } from './own-share.ts'
import type { ResumeModel } from './resume-model.ts'
import { quote, type Shown } from './shown.ts'
import { placeWeights } from './weights.ts'

// What is asked by how much of it is done in a time, `minimum 40 wpm`, is shown by a figure of the same unit.

const rate = patternOf(rateWords.rate, 'giu')
const least = patternOf(rateWords.least)

/** Each rate that a text names, by its unit: `words minute` for `40 wpm` and for `40 words a minute`. */
const ratesIn = perText(
  (text) =>
    new Map(
      [...text.matchAll(rate)].map(
        ({ groups: { figure = '', short = '', thing = '', time = '' } = {} as Record<string, string> }) => [
          short !== '' ? 'word minute' : `${oneOfMany(thing.toLowerCase())} ${time.toLowerCase()}`,
          Number(figure.replaceAll(',', '')),
        ],
      ),
    ),
)

/** With the bracket behind it, which the label has lost. */
const withBracket = ({ text, words }: Requirement) =>
  text + (/^ \([^)]*\)/.exec(words.slice(words.indexOf(text) + text.length))?.[0] ?? '')

export function rateShown(requirement: Requirement, shown: Shown, { statements }: ResumeModel): Shown {
  const text = withBracket(requirement)
  if (!least.test(text) || shown.share >= placeWeights.certificate) return shown
  for (const [unit, figure] of ratesIn(text)) {
    const found = statements.find(
      ({ source, proves }) =>
        proves !== placeWeights.copied &&
        ownShareIn(source).share === 1 &&
        (ratesIn(source.text).get(unit) ?? 0) >= figure,
    )
    if (found) return { share: placeWeights.certificate, how: null, evidence: [quote(found)] }
  }
  return shown
}
