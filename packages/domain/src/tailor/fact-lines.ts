import { takenBack } from '../affirmation/index.ts'
import { readVerb, verbForms } from '../english/verbs.ts'
import type { Fact, Source } from '../resume/sources.ts'
import type { Desk, Draft } from './desk.ts'
import { upperFirst } from './names.ts'
import { isPlacedAt, placesIn } from './place-named.ts'
import { quoted } from './reasons.ts'
import { ended } from './sentences.ts'

/** Less says nothing of this advertisement. */
const least = 0.25

/** What the person told us when asked and took back in no part, where they said it belongs; else in the summary, unless it only names skills. */
export function factDrafts(desk: Desk): Draft[] {
  const roles = desk.sources.filter(({ kind }) => kind === 'role')
  const asked = new Set(desk.job.requirements.flatMap(({ id, text }) => [id, text]))
  const places = placesIn(desk.document)
  return desk.facts
    .filter(({ statement }) => takenBack(statement).length === 0)
    .filter(({ statement, requirement }) => asked.has(requirement ?? '') || desk.worthOf(statement) >= least)
    .flatMap((fact) => {
      const role = roles.find(({ id }) => isPlacedAt(fact.statement, places.get(id) ?? []))
      if (role) return roleLine(fact, role, desk)
      return desk.skillsIn(fact.statement).some(({ skill }) => skill.field !== 'certificates')
        ? []
        : summaryLine(fact, desk)
    })
}

function roleLine(fact: Fact, role: Source, desk: Desk): Draft[] {
  const text = asLine(withoutPlace(fact.statement, role))
  return text === null ? [] : [draft(fact, text, { list: role.id, before: null, index: 0 }, desk)]
}

function summaryLine(fact: Fact, desk: Desk): Draft[] {
  const list = desk.lists.find(({ section }) => section === 'summary')?.id ?? 'summary'
  const text = asSentence(fact.statement)
  return text === null ? [] : [draft(fact, text, { list, before: null, index: 9 }, desk)]
}

const draft = (fact: Fact, text: string, place: NonNullable<Draft['place']>, desk: Desk): Draft => ({
  ...{ line: desk.newLine(), kind: 'added', text, place, sources: [`fact-${fact.id}`] },
  requirement:
    desk.job.requirements.find(({ id, text: it }) => fact.requirement === id || fact.requirement === it)?.id ?? null,
  reason: `You told us on ${fact.saidOn}: ${quoted(fact.statement)}.`,
})

const said = (statement: string) => statement.trim().replace(/^(?:yes|yeah|yep|sure)\b[\s,.:;–-]*/i, '')

/** `I used Kubernetes at Northwind to run 12 services` is a line of Northwind's: `Used Kubernetes to run 12 services.` */
function asLine(statement: string): string | null {
  const deed = said(statement).replace(/^I(?:['’]ve| have)?\s+/, '')
  const verb = readVerb(deed.match(/^[\p{L}-]+/u)?.[0] ?? '')
  return verb && verb.form !== 'gerund' ? ended(upperFirst(deed)) : null
}

function withoutPlace(statement: string, { quotes }: Source): string {
  const [, employer] = quotes
  if (employer === undefined) return statement
  const at = statement.toLowerCase().indexOf(` at ${employer.toLowerCase()}`)
  return at < 0 ? statement : `${statement.slice(0, at)}${statement.slice(at + employer.length + 4)}`
}

/** `I hold a current licence` → `Holds a current licence.` */
function asSentence(statement: string): string | null {
  const [, verb, rest] = /^I\s+([\p{L}-]+)\b(.*)$/su.exec(said(statement)) ?? []
  if (verb === undefined || rest === undefined) return null
  const read = readVerb(verb)
  if (!read) return null
  return ended(upperFirst(`${read.form === 'base' ? verbForms(read.base).third : verb}${rest}`))
}
