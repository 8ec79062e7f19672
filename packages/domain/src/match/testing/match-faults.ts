import type { Job } from '../../job/job.ts'
import { words } from '../../language/words.ts'
import { skillMatcher } from '../../skills/index.ts'
import { competitorsFor } from '../analysis/applicants/index.ts'
import type { Match } from '../index.ts'

// What is said in several places of a match is the same in all of them: a test holds it in a few pairs, `npm run eval --
// match` in all.

export interface Matched {
  job: Job
  match: Match
  today: string
}

/** By rule, what of a match breaks it. */
export const matchFaults = {
  'skills both strong and missing': ({ match }) => {
    const strong = new Set(match.strongSkills.map(low))
    return match.missingSkills.filter((skill) => strong.has(low(skill)))
  },
  'missing skills without an open row or keyword': ({ match }) =>
    match.missingSkills.filter(
      (skill) =>
        !statusesOf(match, skill).includes('not-shown') ||
        match.keywords.find(({ term }) => low(term) === low(skill))?.status === 'matched',
    ),
  'strong skills without a row that is met': ({ match }) =>
    match.strongSkills.filter((skill) => !statusesOf(match, skill).includes('met')),
  'strong skills with an asked keyword that is missing': ({ match }) =>
    match.strongSkills.filter((skill) =>
      match.keywords.some(
        ({ status, importance, term }) => status === 'missing' && importance !== 'mentioned' && holds(skill, term),
      ),
    ),
  'required keywords that are not among the missing': ({ match }) =>
    match.keywords
      .filter(({ status, importance }) => status === 'missing' && importance === 'required')
      .filter(({ term }) => !match.missingSkills.some((skill) => holds(skill, term)))
      .map(({ term }) => term),
  'fixes that are no sentence about a row with a gain': ({ match }) =>
    match.topFixes
      .filter(
        ({ text, gain, requirement }) =>
          !/^If you (?:have|hold|speak|meet|now meet)\b.{20,}[.”]$/s.test(text) ||
          !match.ledger.some(({ id }) => id === requirement) ||
          gain <= 0,
      )
      .map(({ text }) => text),
  'fixes about a fragment': ({ match }) =>
    match.topFixes
      .map(({ text }) => /“(.+)”/s.exec(text)?.[1] ?? '')
      .filter((quoted) => skillMatcher().find(quoted).length === 0 && isFragment(quoted)),
  'applicants who lack what has no name': ({ job, match, today }) =>
    competitorsFor(job, match, today).flatMap(({ weaknesses, summary }) =>
      weaknesses.filter((gap) => !isNamed(match, gap) || gap.split(' ').length > 10 || !summary.includes(gap)),
    ),
} satisfies Record<string, (matched: Matched) => string[]>

const low = (text: string) => text.toLowerCase()

/** By whole words. */
const holds = (text: string, term: string) => ` ${words(text).join(' ')} `.includes(` ${words(term).join(' ')} `)

const rowsNamed = ({ ledger }: Match, name: string) => ledger.filter(({ requirement }) => requirement === name)
const statusesOf = (match: Match, name: string) => rowsNamed(match, name).map(({ status }) => status)

const isFragment = (quoted: string) =>
  /^\d|\b(?:it|its|you|your|they|them|their|us|we|our|this|these)\b/i.test(quoted) || !quoted.includes(' ')

const isNamed = (match: Match, name: string) =>
  ['skill', 'certificate', 'degree', 'language'].includes(rowsNamed(match, name)[0]?.kind ?? '')
