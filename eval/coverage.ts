import { supports } from '@bespeak/domain/claims/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import type { Match } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type Source, sourcesOf } from '@bespeak/domain/resume/sources.ts'
import type { Skill } from '@bespeak/domain/skills/catalogue/parse.ts'
import { allSkills } from '@bespeak/domain/skills/index.ts'
import { literally } from '@bespeak/domain/text/patterns.ts'
import { today } from './data.ts'

// Whether a resume could name more of an advertisement's terms than it does and still be true. Told by plain words and
// by the catalogue's names; only the claim check, and which terms a match counts as shown, are shared with the writer.

/**
 * What of the advertisement's terms the resume names, as a share of the points they could bring. Their points would not
 * tell it: they have in them what is taken as brought, named or not (M48).
 */
export function coverageOf(resume: ResumeDocument, { ledger }: Match): number {
  const said = sourcesOf(resume).map(({ text }) => text)
  const rows = ledger.filter(({ subScore }) => subScore === 'keyword')
  const named = rows.filter(({ requirement }) => said.some((text) => has(text, requirement)))
  const most = pointsOf(rows)
  return most === 0 ? 0 : pointsOf(named) / most
}

const pointsOf = (rows: Match['ledger']) => rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0)

/**
 * The terms of the advertisement that count as shown, that the resume does not name, and that it could: it has the same
 * skill under another name, or by name a kind of it from which the claim check lets the term follow.
 */
export function termsToName(resume: ResumeDocument, job: Job, { ledger }: Match): string[] {
  const all = sourcesOf(resume)
  const statements = all.filter(({ text }) => !denies.test(text))
  const terms = ledger.filter(({ kind, points }) => kind === 'keyword' && points > 0).map((row) => row.requirement)
  return terms.filter((term) =>
    skillsCalled(term).some((skill) => {
      // Where the advertisement has two names for it, either will do; `Excel` is all that is true of `Advanced Excel`.
      const same = [term, ...namesOf(skill).filter((name) => has(job.text, name) || isPartOf(name, term))]
      const isNamed = all.some(({ text }) => same.some((name) => has(text, name)))
      return !isNamed && (isHeld(skill, term, statements) || hasKind(skill, term, statements))
    }),
  )
}

const denies = /\b(?:no|not|never|without|nor)\b/i

const isPartOf = (name: string, term: string) => folded(name).every((word) => folded(term).includes(word))

/** Under another name. A word that the resume nowhere has says more than it does, unless it is what everybody says. */
function isHeld(skill: Skill, term: string, statements: readonly Source[]): boolean {
  const said = new Set(statements.flatMap(({ text }) => folded(text)))
  const isPlain = isUsual(skill, term) || isShort(term) || folded(term).every((word) => said.has(word))
  return isPlain && namesOf(skill).some((name) => follows(term, name, statements))
}

/** `PostgreSQL` for relational databases: something with a name of its own, and so believable. */
const hasKind = (skill: Skill, term: string, statements: readonly Source[]): boolean =>
  (isUsual(skill, term) || isShort(term)) &&
  kindsOf(skill)
    .filter((name) => isProperName(name, statements))
    .some((name) => follows(term, name, statements))

/** Some statement has the name, and the claim check lets the term follow from it. */
const follows = (term: string, name: string, statements: readonly Source[]) =>
  statements.some((it) => hasName(it.text, name) && supports([it], term, { today }).supported)

const isUsual = ({ name }: Skill, term: string) => row(name) === row(term)
const isShort = (term: string) => /^\p{Lu}[\p{Lu}/&]{1,5}$/u.test(term)

const endings = /(?:ements?|ments?|ings?|ers?|ors?|ions?|als?|ed|es|s|e|y)$/

/** In small letters and without endings: `mentor` and `mentoring`, `product manager` and `product management`. */
const folded = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) =>
    word.length < 5 ? word.replace(/s$/, '') : word.replace(/ies$/, 'y').replace(endings, ''),
  )

const row = (text: string) => ` ${folded(text).join(' ')} `

/** In a row, with one word between at most: `New York State Bar`. */
function has(text: string, term: string): boolean {
  const [said, wanted] = [folded(text), folded(term)]
  return said.some((_, at) => wanted.every((word) => said.slice(at, at + wanted.length + 1).includes(word)))
}

/** Short names and initials letter by letter; others in any case, and in the plural. */
const hasName = (text: string, name: string) =>
  /^.{1,4}$|\p{Lu}{2}/u.test(name)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, 'u').test(text)
    : new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}s?(?![\\p{L}\\p{N}])`, 'iu').test(text)

/** With a capital where no sentence begins, and never without. */
function isProperName(name: string, statements: readonly Source[]): boolean {
  if (/\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(name)) return true
  const inside = new RegExp(`[\\p{Ll},] ${literally(name)}(?!\\p{L})`, 'u')
  const lines = statements.filter(({ kind }) => kind === 'line' || kind === 'summary')
  return lines.some(({ text }) => inside.test(text)) && !lines.some(({ text }) => text.includes(name.toLowerCase()))
}

const namesOf = ({ name, aliases }: Skill) => [name, ...aliases]

const kindsOf = ({ name }: Skill) =>
  allSkills()
    .filter(({ parents }) => parents.includes(name))
    .flatMap(namesOf)

const called = new Map<string, Skill[]>()

function skillsCalled(term: string): Skill[] {
  if (called.size === 0)
    for (const skill of allSkills())
      for (const name of new Set(namesOf(skill).map(row))) called.set(name, [...(called.get(name) ?? []), skill])
  return called.get(row(term)) ?? []
}
