import { takenBack } from '../held/index.ts'
import type { Requirement } from '../job/job.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { contentStems } from '../language/words.ts'
import type { Fact } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { isDeed } from './affirms.ts'
import type { Desk, Draft } from './desk.ts'
import { level, yes } from './fact-words.ts'
import { isDoneAt, organisationsIn, saidIn } from './organisation-named.ts'
import { ownWords, toldUs } from './reasons.ts'
import { ended } from './sentences.ts'

/** Less says nothing of this advertisement. */
const least = 0.25
const longest = 300

/**
 * [T19] [T35] What the person told us when asked and took back in no part, in their own words: under the role that they
 * name, else in the summary, unless a list of skills says it.
 */
export function factDrafts(desk: Desk, lifted: readonly Draft[]): Draft[] {
  const listed = new Set(lifted.flatMap(({ sources }) => sources))
  const isSaid = saidIn(desk.document)
  const drafts = desk.facts
    .filter(({ statement }) => takenBack(statement).length === 0)
    .flatMap((fact) => {
      const { requirements } = desk.job
      const requirement = requirements.find(({ id, text }) => fact.requirement === id || fact.requirement === text)
      if ((!requirement && desk.worthOf(fact.statement) < least) || isSaid(withoutYes(ownWords(fact)))) return []
      const list = listFor(fact, requirement, listed.has(`fact-${fact.id}`), desk)
      const place = { before: null, index: list === summaryOf(desk) ? 9 : 0 }
      return list === null ? [] : [draft(fact, requirement, { ...place, list }, desk)]
    })
  const list = summaryOf(desk)
  const said = drafts.filter(({ place }) => place?.list === list)
  return [...drafts.filter((it) => !said.includes(it)), ...together(said, desk)]
}

/** What stands in the summary is one paragraph, not one for each answer; a long one is none. */
function together([first, second, ...others]: readonly Draft[], desk: Desk): Draft[] {
  if (!first || !second) return first ? [first] : []
  const [one, two] = [first, second].map(({ reason }) => reason.slice(0, -1))
  const both = {
    ...first,
    text: `${ended(first.text)} ${ended(second.text)}`,
    sources: [...first.sources, ...second.sources],
    reason: `${one}, ${two?.replace(/^.*?: /, '')}.`,
  }
  const isOneDay = two?.startsWith(first.reason.slice(0, first.reason.indexOf(':')))
  return isOneDay && both.reason.length < longest && desk.isTrue(both.text, both.sources)
    ? together([both, ...others], desk)
    : [first, ...together([second, ...others], desk)]
}

/** Where it belongs; null where it is no line of a resume, or a list of skills says it. */
function listFor(fact: Fact, requirement: Requirement | undefined, isListed: boolean, desk: Desk): string | null {
  const organisations = organisationsIn(desk.document)
  const role = desk.sources.find(
    ({ id, kind }) => kind === 'role' && isDoneAt(fact.statement, organisations.get(id) ?? []),
  )
  if (role) return role.id
  const kind = requirement?.kind
  const said = ownWords(fact)
  if (kind === 'place' || (kind === 'trait' && said === '') || !saysWhat(fact)) return null
  const group = desk.lists.find(({ entry, lines }) => entry.type === 'skills' && lines.length > 0)
  if (kind === 'language' && group && (said === '' || level.test(said))) return group.id
  return isListed && !/\p{N}|\byears?\b/u.test(said) ? null : summaryOf(desk)
}

/** Without what was asked before it, an answer has to say what it is about. */
function saysWhat(fact: Fact): boolean {
  const said = ownWords(fact)
  if (fact.requirement === undefined || said !== fact.statement || opensWithPerson.test(said) || isDeed(said))
    return true
  const asked = new Set(contentStems(fact.requirement))
  return contentStems(said).some((it) => asked.has(it))
}

const opensWithPerson = patternOf(answerWords.opensWithPerson)

const summaryOf = (desk: Desk) => desk.lists.find(({ section }) => section === 'summary')?.id ?? 'summary'

const withoutYes = (answer: string) => answer.replace(yes, '')

/** Nothing of it is said in other words: `TuneLab: since 2012`, or the person's own sentence. */
function textOf(fact: Fact): string {
  const said = ownWords(fact)
  const label = fact.statement.slice(0, fact.statement.length - said.length)
  return said === '' ? label : upperFirst(`${label}${withoutYes(said)}`)
}

const draft = (
  fact: Fact,
  requirement: Requirement | undefined,
  place: NonNullable<Draft['place']>,
  desk: Desk,
): Draft => ({
  ...{ line: desk.newLine(), kind: 'added', text: textOf(fact), place, sources: [`fact-${fact.id}`] },
  requirement: requirement?.id ?? null,
  reason: `You told us on ${fact.saidOn}: ${toldUs(fact)}.`,
})
