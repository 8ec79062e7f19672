import { verbForms } from '../../language/verbs.ts'
import { patternOf } from '../../text/patterns.ts'
import { organisingVerbs, speakingVerbs, wayWords } from '../../words/ways.ts'
import { leadsPeople, teachesPeople } from '../charge.ts'
import { quote } from './words.ts'

/** Ways of doing something, each known by the words people use for it. */
type Ways = [way: string, words: Pick<RegExp, 'test'>][]

const anyForm = (verbs: string) =>
  verbs
    .split(' ')
    .flatMap((verb) => Object.values(verbForms(verb)))
    .join('|')

export const leading: Ways = [
  ['by directing people', { test: leadsPeople }],
  ['by teaching others', { test: teachesPeople }],
  ['by organising the work', new RegExp(`\\b(?:${anyForm(organisingVerbs)})\\b`, 'iu')],
]

export const teaming: Ways = [
  ['across departments', patternOf(wayWords.acrossDepartments, 'iu')],
  ['inside a team', patternOf(wayWords.inTeam, 'iu')],
  ['with the people served', patternOf(wayWords.withServed, 'iu')],
]

const deeds = { write: anyForm('write'), draft: anyForm('draft'), speak: anyForm(speakingVerbs) }

export const communicating: Ways = [
  ['in writing', patternOf(wayWords.inWriting, 'iu', deeds)],
  ['in conversation', patternOf(wayWords.inConversation, 'iu', deeds)],
]

const firstWith = (texts: readonly string[], words: Pick<RegExp, 'test'>) => texts.find((text) => words.test(text))

/** How the resume shows something and what the advertisement says of it; null where neither says anything. */
export function aspect(ways: Ways, ad: readonly string[], resume: readonly string[]): string | null {
  const counts = ways.map(([way, words]) => ({ way, words, count: resume.filter((text) => words.test(text)).length }))
  const most = counts.reduce((best, it) => (it.count > best.count ? it : best), { way: '', words: /$^/, count: 0 })
  const shown = firstWith(resume, most.words)
  const asked = firstWith(ad, most.words) ?? ad.find((text) => ways.some(([, words]) => words.test(text)))
  if (shown === undefined && asked === undefined) return null
  const often = most.count > 1 ? 'Mostly' : 'Once'
  const mine =
    shown === undefined ? 'Your resume does not show it yet.' : `${often} ${most.way}, as in ${quote(shown)}.`
  return `${mine} ${asked === undefined ? 'The ad does not mention it.' : `The ad says ${quote(asked)}.`}`
}
