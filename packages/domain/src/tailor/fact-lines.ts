import { takenBack } from '../held/index.ts'
import type { Requirement } from '../job/job.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { patternOf } from '../language/patterns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { contentStems } from '../language/words.ts'
import type { Fact, Source } from '../resume/sources.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { isByName, isValid, namesAsked } from './affirms.ts'
import type { Desk, Draft } from './desk.ts'
import { deedsIn } from './fact-deeds.ts'
import { isPaper, languageOf, lineOf, sentenceOf, type Told, toldIn, toolsNamed } from './fact-words.ts'
import { lowerFirst } from './names.ts'
import { dutyTense } from './openings.ts'
import { isDoneAt, organisationsIn, saidIn, withoutOrganisation } from './organisation-named.ts'
import { toldUs } from './reasons.ts'
import { ended } from './sentences.ts'

/** Less says nothing of this advertisement. */
const least = 0.25
const longest = 300

/** What the person told us when asked and took back in no part, where they said it belongs; else in the summary, unless a list of skills says it. */
export function factDrafts(desk: Desk, lifted: readonly Draft[]): Draft[] {
  const listed = new Set(lifted.flatMap(({ sources }) => sources))
  const isSaid = saidIn(desk.document)
  const drafts = desk.facts
    .filter(({ statement }) => takenBack(statement).length === 0)
    .flatMap((fact) => {
      const { requirements } = desk.job
      const requirement = requirements.find(({ id, text }) => fact.requirement === id || fact.requirement === text)
      if ((!requirement && desk.worthOf(fact.statement) < least) || isSaid(toldBy(fact, desk).said)) return []
      const { text, list } = placed(fact, requirement, listed.has(`fact-${fact.id}`), desk)
      const place = { list, before: null, index: list === summaryOf(desk) ? 9 : 0 }
      return text === null ? [] : [draft(fact, requirement, text, place, desk)]
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
    text: `${first.text} ${second.text}`,
    sources: [...first.sources, ...second.sources],
    reason: `${one}, ${two?.replace(/^.*?: /, '')}.`,
  }
  const isOneDay = two?.startsWith(first.reason.slice(0, first.reason.indexOf(':')))
  return isOneDay && both.reason.length < longest && desk.isTrue(both.text, both.sources)
    ? together([both, ...others], desk)
    : [first, ...together([second, ...others], desk)]
}

interface Placed {
  text: string | null
  list: string
}

function placed(fact: Fact, requirement: Requirement | undefined, isListed: boolean, desk: Desk): Placed {
  const organisations = organisationsIn(desk.document)
  const roles = desk.sources.filter(({ kind }) => kind === 'role')
  const role = roles.find(({ id }) => isDoneAt(fact.statement, organisations.get(id) ?? []))
  const told = toldBy(fact, desk)
  const line = role ? lineFor(told, role, organisations.get(role.id) ?? [], fact, desk) : null
  if (role && line !== null) return { text: line, list: role.id }
  const group = desk.lists.find(({ entry, lines }) => entry.type === 'skills' && lines.length > 0)
  if (requirement?.kind === 'language' && group) return { text: languageOf(told), list: group.id }
  const isSaid = isListed && !/\p{N}|\byears?\b/u.test(told.said)
  return { text: isSaid ? null : (sentenceFor(told, requirement, desk) ?? nameIn(told, fact)), list: summaryOf(desk) }
}

const summaryOf = (desk: Desk) => desk.lists.find(({ section }) => section === 'summary')?.id ?? 'summary'

/** What goes by another name than it was asked by is not taken apart. */
function toldBy(fact: Fact, desk: Desk): Told {
  const { statement, requirement = '' } = fact
  const isOther = !statement.toLowerCase().startsWith(requirement.toLowerCase()) && isByName(statement, requirement)
  return isOther && fact.skill === undefined
    ? { thing: null, said: statement.replace(/[.\s]+$/, '') }
    : small(toldIn(statement, namesIn(fact, desk)), desk)
}

/** A label opens large: `Payroll`. */
const small = ({ thing, said }: Told, { isName }: Desk): Told => ({
  thing: thing === null || isName(thing) ? thing : lowerFirst(thing),
  said,
})

/** How the statement may name what was asked: in the words of the advertisement, or one of several things in them. */
const namesIn = ({ skill, requirement, statement }: Fact, desk: Desk): string[] => [
  ...[skill, requirement, ...(requirement?.split(/ or |, |\//) ?? [])].filter((it) => it !== undefined),
  ...desk.skillsIn(statement).flatMap(({ from, to }) => (from === 0 ? [statement.slice(0, to)] : [])),
]

const isTool = ({ thing }: Told, { isName }: Desk) => thing !== null && isName(thing)

/** `At Northwind I used Kubernetes to run 12 services` is a line of Northwind's: `Used Kubernetes to run 12 services.` */
function lineFor({ thing, said }: Told, role: Source, names: readonly string[], fact: Fact, desk: Desk): string | null {
  const told = { thing, said: withoutOrganisation(said, names) }
  const lines = desk.lists.find(({ id }) => id === role.id)?.lines.map(({ text }) => text) ?? []
  const tense = dutyTense(lines, role.end === undefined || role.end === 'present')
  return deedsIn(told, tense) ?? lineOf(told, tense, isTool(told, desk)) ?? nameIn(told, fact)
}

const speaksOfSelf = patternOf(answerWords.speaksOfSelf)

/** `Ward lead for the 2023 inspection`: what was asked, by another name, in the words of the answer. */
const nameIn = ({ thing, said }: Told, { requirement = '' }: Fact): string | null =>
  thing === null && namesAsked(said, requirement) && !speaksOfSelf.test(said) ? ended(upperFirst(said)) : null

/** `I hold a current licence` → `Holds a current licence.` */
function sentenceFor(told: Told, requirement: Requirement | undefined, desk: Desk): string | null {
  const isGranted = requirement && (isPaper(requirement) || isValid(told.said))
  const kind = requirement?.kind !== 'degree' && isGranted ? 'certificate' : requirement?.kind
  const isMine = desk.sources.some(({ kind, text }) => kind === 'summary' && /\b(?:I|my)\b/.test(text))
  const done = deedsIn(told, isMine ? 'base' : 'third')
  const deeds =
    isMine && done !== null
      ? stoppedSentences(done)
          .map((it) => `I ${lowerFirst(it)}`)
          .join(' ')
      : done
  const said = new Set(contentStems(deeds ?? ''))
  const isHeld = kind === 'certificate' || kind === 'degree'
  // `Passed in 2009.` does not say what.
  const tells = deeds !== null && !(isHeld && !contentStems(requirement?.text ?? '').some((it) => said.has(it)))
  return tells ? deeds : (usedIn(told, requirement, isMine) ?? sentenceOf(told, kind, isTool(told, desk)))
}

/** `Excel for the rota and Outlook every day`: tools by the names they were asked by, and what for or how often. */
function usedIn({ thing, said }: Told, requirement: Requirement | undefined, isMine: boolean): string | null {
  const all = [thing, said].filter((it) => it !== null).join(' ')
  const names = toolsNamed(requirement?.text).filter((it) => all.includes(it))
  const isMore = names.length > (thing === null ? 0 : 1)
  return isMore && names.some((it) => all.startsWith(it)) ? ended(`${isMine ? 'I use' : 'Uses'} ${all}`) : null
}

const draft = (
  fact: Fact,
  requirement: Requirement | undefined,
  text: string,
  place: NonNullable<Draft['place']>,
  desk: Desk,
): Draft => ({
  ...{ line: desk.newLine(), kind: 'added', text, place, sources: [`fact-${fact.id}`] },
  requirement: requirement?.id ?? null,
  reason: `You told us on ${fact.saidOn}: ${toldUs(fact)}.`,
})
