import { affirmed, unheld } from '../held/index.ts'
import type { Requirement } from '../job/job.ts'
import { patternOf } from '../language/patterns.ts'
import { articleFor } from '../language/speak/article.ts'
import { listed } from '../language/speak/listed.ts'
import { jobsIn } from '../language/time-away.ts'
import { readVerb } from '../language/verbs.ts'
import { yearOf } from '../resume/partial-date.ts'
import type { Source } from '../resume/sources.ts'
import { hasInARow } from '../skills/other-names.ts'
import { meets } from '../skills/relation.ts'
import { tailorWords } from '../words/tailor.ts'
import type { Desk } from './desk.ts'
import { ofGrade } from './fact-words.ts'
import { isShortName, latestRole } from './identity.ts'
import { inSentence, isPerson, lowerFirst, upperFirst } from './names.ts'
import { asks, quoted } from './reasons.ts'
import { isDeed, shownCredentials, shownSkills } from './shown.ts'
import { usualName } from './spelling.ts'
import { resultSentence, strongestResults } from './strongest.ts'

const mostStrengths = 5
const mostCredentials = 2
const mostSources = 3

/** Something that a summary says, and what shows it. */
export interface Point {
  text: string
  requirement: Requirement | null
  sources: Source[]
}

/** A sentence that a summary may have besides its own. */
export interface Part {
  kind: 'role' | 'results' | 'skills' | 'papers'
  sentence: string
  points: Point[]
}

/** The ids of what these sentences rest on. */
export const sourcesFor = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap(({ points }) => points.flatMap(({ sources }) => ids(sources).slice(0, mostSources)))),
]

/** What the advertisement asks first of what they say. */
export const requirementOf = (parts: readonly Part[]): Requirement | null =>
  parts.flatMap(({ points }) => points).find((it) => it.requirement !== null)?.requirement ?? null

const ids = (sources: readonly Source[]) => sources.map(({ id }) => id)

/** Why these sentences stand in a summary. */
export function reasonsFor(parts: readonly Part[]): string[] {
  const results = parts.find(({ kind }) => kind === 'results')
  const others = parts.filter(({ kind }) => kind !== 'results' && kind !== 'role')
  const first = others.flatMap(({ points }) => points)[0]
  const isTold = first ? [askedReason(first, others.flatMap(({ points }) => points).length)] : []
  return [...(results ? [`It now tells what came of your work, chosen by what this job asks.`] : []), ...isTold]
}

function askedReason({ requirement, sources }: Point, count: number): string {
  const asked = requirement ? asks(requirement) : 'You want this in front.'
  const also = count > 1 ? ', with what else fits' : ''
  return `${asked} ${quoted(sources[0]?.text ?? '')} shows it, so your summary says so${also}.`
}

/** What could be said besides, in the order in which it is said. */
export function partsFor(summary: string, isMine: boolean, desk: Desk): Part[] {
  const skills = skillsParts(strengthsFor(summary, desk), isMine, desk)
  const parts = [...resultsParts(summary, isMine, desk), ...skills, ...papersPart(summary, isMine, desk)]
  const points = parts.flatMap((it) => it.points)
  // What would only be liked is no reason for a sentence.
  return points.length === 1 && points[0]?.requirement?.importance === 'preferred' ? [] : parts
}

/** The ways to say them, the best first. What is no paper by its name is had, not held: `First Aid at Work`. */
function papersPart(summary: string, isMine: boolean, desk: Desk): Part[] {
  const points = credentialsFor(summary, desk)
  const also = /\b(?:Holds|Has)\b/.test(summary) ? 'Also ' : ''
  const verbs = isMine ? ['I hold ', 'I have '] : [`${also}holds `, `${also}has `].map(upperFirst)
  const ways = [points, points.slice(0, 1)].flatMap((some) => verbs.flatMap((verb) => said('papers', verb, some)))
  return ways.filter((it) => desk.isTrue(it.sentence, sourcesFor([it])))
}

/** Where the person works, for a summary that does not say so. */
export function rolePart(summary: string, isMine: boolean, desk: Desk): Part[] {
  const latest = latestRole(desk)
  const [title = '', employer = ''] = latest?.quotes ?? []
  const year = latest?.start === undefined ? null : yearOf(latest.start)
  if (!latest?.quotes[2] || namesRole(summary, latest, desk) || !isShortName(title) || !isShortName(employer)) return []
  const isNow = latest.end === 'present'
  const since = isNow && year !== null ? ` since ${year}` : ''
  const opening = isMine ? mineOf(isNow, since !== '') : isNow ? '' : 'Most recently '
  const sentence = `${opening}${title} at ${employer}${since}.`
  return [{ kind: 'role', sentence, points: [{ text: title, requirement: null, sources: [latest] }] }]
}

const mineOf = (isNow: boolean, hasYear: boolean) =>
  isNow ? (hasYear ? 'I have been ' : 'I am ') : 'I was most recently '

/** The headings that a summary speaks of by their titles. */
export const rolesNamed = (summary: string, desk: Desk): string[] =>
  jobsIn(desk.sources)
    .filter((role) => namesRole(summary, role, desk))
    .map(({ id }) => id)

function namesRole(summary: string, { quotes: [title = ''] }: Source, { stemsOf }: Desk): boolean {
  const said = new Set(stemsOf(summary))
  return stemsOf(title).every((it) => said.has(it))
}

const mostResults = 2

/** The strongest result, and the next one that can be told with it. */
function resultsParts(summary: string, isMine: boolean, desk: Desk): Part[] {
  const results = strongestResults(summary, desk)
  const isSaid = (some: typeof results) =>
    desk.isTrue(resultSentence(some, isMine), ids(some.map(({ source }) => source)))
  const told: typeof results = []
  for (const result of results) if (told.length < mostResults && isSaid([...told, result])) told.push(result)
  const points = told.map(({ text, source }) => ({
    ...{ text, sources: [source] },
    requirement: desk.requirementsIn(source.text)[0] ?? null,
  }))
  return told.length === 0 ? [] : [{ kind: 'results', sentence: resultSentence(told, isMine), points }]
}

const openings = { neutral: 'Experience with', confident: 'Experienced in', warm: 'Experience with' }

/** The ways to say them, the fullest first. Of what is only listed a list is said; one thing alone is a bare tail. */
export function skillsParts(points: readonly Point[], isMine: boolean, desk: Desk): Part[] {
  const told: Point[] = []
  for (const point of points)
    if (told.length < mostStrengths && skillsSaid([...told, point], isMine, desk) !== null) told.push(point)
  const ways = [told, ...told.map((it) => told.filter((other) => other !== it))]
  return ways.flatMap((some) => {
    const isTail = some.length === 1 && some[0]?.requirement !== null
    return isTail ? [] : (skillsSaid(some, isMine, desk) ?? [])
  })
}

function skillsSaid(points: Point[], isMine: boolean, desk: Desk): Part | null {
  const isDone = points.every(({ sources }) => sources.some(({ kind }) => kind !== 'skill'))
  const told = isDone
    ? isMine
      ? 'My experience includes'
      : openings[desk.options.tone]
    : isMine
      ? 'My skills include'
      : 'Skills include'
  const [part] = said('skills', `${told} `, points)
  return part && desk.isTrue(part.sentence, sourcesFor([part])) ? part : null
}

const said = (kind: Part['kind'], words: string, points: Point[]): Part[] =>
  points.length === 0 ? [] : [{ kind, sentence: `${words}${listed(points.map(({ text }) => text))}.`, points }]

export function strengthsFor(summary: string, desk: Desk): Point[] {
  const done = strengthsBeyond(summary, desk).filter(({ text, sources }) =>
    desk.isTrue(`Experience with ${text}.`, ids(sources)),
  )
  const fitting = distinctFrom([...done, ...paidStrengths(summary, desk)], desk)
  // What would only be liked is no reason for a sentence.
  const isAsked = fitting.some(({ requirement }) => requirement?.importance !== 'preferred')
  return isAsked ? fitting.map((it) => withListed(it, desk)) : []
}

/** What the person also lists in these words rests on that too. */
function withListed(point: Point, { sources }: Desk): Point {
  const own = sources.filter(
    ({ kind, section, text }) =>
      kind === 'skill' && section === 'skills' && text.toLowerCase() === point.text.toLowerCase(),
  )
  return { ...point, sources: [...new Set([...own.slice(0, 1), ...point.sources])] }
}

const distinctFrom = (points: readonly Point[], desk: Desk): Point[] =>
  points.filter(
    ({ text }, at) => !points.slice(0, at).some((it) => names(it.text, text, desk) || names(text, it.text, desk)),
  )

const asStrength = new Set<string>(['skill', 'experience'])
const mostWords = 4

/** What the match pays for under the advertisement's name: told by a line in these words, or listed by the person. */
function paidStrengths(summary: string, desk: Desk): Point[] {
  const byId = new Map(desk.sources.map((source) => [source.id, source]))
  return desk
    .match()
    .ledger.filter(({ kind, points }) => asStrength.has(kind) && points > 0)
    .sort((a, b) => b.points - a.points)
    .flatMap(({ requirement: asked, evidence }) => {
      const sources = evidence.flatMap(({ source }) => byId.get(source) ?? [])
      const requirement = desk.job.requirements.find(({ text }) => text === asked) ?? null
      const listedAs = sources.filter(({ kind, section }) => kind === 'skill' && section === 'skills')
      const ways = [
        wordsOf(asked, sources, desk),
        ...listedAs.map((source) => ({ text: inSentence(source.text, desk.isName), sources: [source] })),
      ]
      const way = ways.find(
        ({ text, sources: own }) =>
          own.length > 0 &&
          text.split(' ').length <= mostWords &&
          !isPerson(text) &&
          desk.isTrue(`Skills include ${text}.`, ids(own)),
      )
      return way && !names(summary, way.text, desk) ? [{ ...way, requirement }] : []
    })
}

const anyKnowing = patternOf(tailorWords.anyKnowing)

/** In the advertisement's words, where what was done has the same words in a row. */
function wordsOf(asked: string, sources: readonly Source[], { isName }: Desk): Pick<Point, 'text' | 'sources'> {
  const text = asked.replace(anyKnowing, '')
  // `reading drawings` is told as a deed, not named as a thing.
  const isThing = readVerb(text.split(' ')[0] ?? '')?.form !== 'gerund'
  const own = sources.filter((it) => isThing && isDeed(it) && hasInARow(affirmed(it.text), text))
  return { text: inSentence(text, isName), sources: own }
}

/** Papers and degrees that the match pays for, the dearest first. */
function credentialsFor(summary: string, desk: Desk): Point[] {
  if (unheld(summary).length > 0) return []
  return shownCredentials(desk)
    .filter(
      ({
        source: {
          quotes: [title = ''],
        },
      }) => !names(summary, title, desk) && !isMember.test(title),
    )
    .slice(0, mostCredentials)
    .map(({ source, requirement }) => ({ text: credentialName(source), requirement, sources: [source] }))
}

const isMember = /\bmember$/i

/** By its initials where it has some, else in full. */
function credentialName({ kind, quotes: [whole = '', area = ''] }: Source): string {
  if (kind === 'study') return `${articleFor(whole)} ${whole} in ${area}`
  const title = whole.split(/[,;]/)[0] ?? ''
  const [, initials] = /\((\p{Lu}[\p{Lu}\d+/-]+)\)$/u.exec(title) ?? []
  if (initials !== undefined) return initials
  if (isCourse.test(title)) return `the ${title}`
  if (!isPiece.test(title)) return title
  const said = /\s\p{Lu}\p{Ll}/u.test(title) ? title : lowerFirst(title)
  return `${articleFor(said)} ${said}`
}

const isPiece = patternOf(tailorWords.isPiece)
const isCourse = patternOf(tailorWords.isCourse)

/** Names the skill, or one that is a kind of it, or has its words: `sea and air freight`. */
function names(summary: string, text: string, { skillsIn, stemsOf }: Desk): boolean {
  const said = stemsOf(summary)
  if (stemsOf(text).every((it) => said.includes(it))) return true
  const wanted = skillsIn(text).map(({ skill }) => skill.name)
  return skillsIn(summary).some(({ skill }) => wanted.some((name) => meets(skill.name, name)))
}

function strengthsBeyond(summary: string, desk: Desk): Point[] {
  const asked = shownSkills(desk)
    // What was told has a sentence of its own.
    .map((it) => ({ ...it, sources: it.sources.filter(({ kind }) => kind !== 'fact') }))
    .filter(
      ({ sources, asked: { importance, skill, requirement }, written }) =>
        sources.length > 0 &&
        importance !== 'mentioned' &&
        skill.field !== 'certificates' &&
        !ofGrade.test(requirement?.text ?? '') &&
        (desk.isName(written) || / /.test(written)),
    )
    .map(({ asked: it, written, sources }) => ({
      ...{ text: sentenceName(usualName(written, it, desk), it.skill.name), sources, requirement: it.requirement },
    }))
  const wanted = desk.options.emphasis.flatMap((it) => {
    const sources = desk.sources.filter(
      ({ kind, text }) => kind === 'line' && text.toLowerCase().includes(it.toLowerCase()),
    )
    return it.trim() === '' || sources.length === 0 ? [] : [{ text: it.trim(), sources, requirement: null }]
  })
  const all = [...wanted, ...asked].filter(({ text }) => !names(summary, text, desk))
  const distinct = all.filter(
    ({ text }, at) => !all.slice(0, at).some((it) => names(it.text, text, desk) || names(text, it.text, desk)),
  )
  return distinct.map((it) => ({ ...it, text: inSentence(it.text, desk.isName) }))
}

/** A person is no experience: `charge nurse` is one, `charge nurse duties` are. */
const sentenceName = (text: string, name: string) => (isPerson(text) ? name : text)
