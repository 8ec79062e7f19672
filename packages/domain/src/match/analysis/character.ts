import { affirmedSkills } from '../../held/index.ts'
import type { Job } from '../../job/job.ts'
import { listed } from '../../language/speak/listed.ts'
import { readVerb, verbForms } from '../../language/verbs.ts'
import type { Source } from '../../resume/sources.ts'
import { patternOf } from '../../text/patterns.ts'
import { lightVerbs } from '../../words/match.ts'
import { wayWords } from '../../words/ways.ts'
import type { LedgerRow, Match } from '../types.ts'
import { atMost } from './weights.ts'
import { quote, unique } from './words.ts'

/** Traits the advertisement asks for, with what shows them; then those the resume shows unasked. */
export function traitsOf({ ledger }: Match, told: readonly Source[]): string[] {
  const asked = ledger.filter(({ kind }) => kind === 'trait').map(shownOrNot)
  const own = told.flatMap(({ text }) =>
    affirmedSkills(text)
      .filter(({ skill }) => skill.soft)
      .map(({ skill }) => ({ name: skill.name, text })),
  )
  const named = own.filter(({ name }, at) => own.findIndex((it) => it.name === name) === at)
  return unique([...asked, ...named.map(({ name, text }) => `${name}: you write ${quote(text)}.`)]).slice(
    0,
    atMost.traits,
  )
}

function shownOrNot({ requirement, evidence: [first] }: LedgerRow): string {
  return first
    ? `${requirement}: the ad asks for it, you write ${quote(first.quote)}.`
    : `${requirement}: the ad asks for it.`
}

/** The advertisement's own words for how people work there. */
export const valuesOf = ({ cultureWords }: Job): string[] =>
  unique(cultureWords.map(({ words }) => words)).slice(0, atMost.traits)

export function cultureOf({ ledger }: Match): string | null {
  const rows = ledger.filter(({ kind }) => kind === 'culture' || kind === 'trait')
  if (rows.length === 0) return null
  const shown = rows.filter(({ evidence, status }) => evidence.length > 0 && status !== 'not-shown')
  const silent = rows.filter((row) => !shown.includes(row))
  const proofs = shown
    .slice(0, atMost.named)
    .map(({ requirement, evidence }) => `${quote(requirement)} by ${quote(evidence[0]?.quote ?? '')}`)
  return [
    `The ad says ${rows.length === 1 ? 'one thing' : `${rows.length} things`} about how people work there.`,
    shown.length > 0 ? `Your resume shows ${listed(proofs)}.` : '',
    silent.length > 0
      ? `Not shown yet: ${listed(silent.slice(0, atMost.named).map(({ requirement }) => quote(requirement)))}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const opening = patternOf(wayWords.opening, 'u')

/** How often each verb opens a line, in its gerund: `looking after`. */
function openings(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const { verb = '', particle = '' } = opening.exec(text)?.groups ?? {}
    const base = readVerb(verb)?.base
    if (!base || lightVerbs.has(base)) continue
    const deed = verbForms(base).gerund + particle
    counts.set(deed, (counts.get(deed) ?? 0) + 1)
  }
  return counts
}

/** What both texts speak of doing, counted by the verbs that open their lines. */
export function behaviourOf({ responsibilities }: Job, told: readonly Source[]): string | null {
  const own = openings(told.map(({ text }) => text))
  const often = [...own].filter(([, count]) => count > 1).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const both = [...openings(responsibilities.map(({ words }) => words)).keys()].filter((deed) => own.has(deed))
  const mine = often.slice(0, atMost.named).map(([deed, count]) => `${deed} (${count} lines)`)
  const said = [
    ...(mine.length > 0 ? [`By their first word, your lines are mostly about ${listed(mine)}.`] : []),
    ...(both.length > 0
      ? [`Both your lines and the ad’s duties are about ${listed(both.slice(0, atMost.named))}.`]
      : []),
  ]
  return said.join(' ') || null
}
