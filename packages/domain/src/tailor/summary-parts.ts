import { affirmed } from '../held/index.ts'
import { titleness } from '../language/job-nouns.ts'
import { patternOf } from '../language/patterns.ts'
import { titleWithArticle } from '../language/speak/article.ts'
import { withThe } from '../language/speak/with-the.ts'
import { jobsIn } from '../language/time-away.ts'
import { readVerb } from '../language/verbs.ts'
import { yearOf } from '../resume/partial-date.ts'
import type { Source } from '../resume/sources.ts'
import { hasInARow } from '../skills/other-names.ts'
import { tailorWords } from '../words/tailor.ts'
import type { Desk } from './desk.ts'
import { ofGrade } from './fact-words.ts'
import { isPlaceName, isShortName, latestRole, unbracketed } from './identity.ts'
import { inSentence, isPerson } from './names.ts'
import { papersPart } from './papers.ts'
import { ids, names, type Part, type Point, said, sourcesFor } from './points.ts'
import { asks, quoted } from './reasons.ts'
import { isDeed, shownSkills } from './shown.ts'
import { usualName } from './spelling.ts'
import { languagesPart } from './spoken.ts'
import { resultSentence, strongestResults } from './strongest.ts'

const mostStrengths = 5

/** Why these sentences stand in a summary. */
export function reasonsFor(parts: readonly Part[]): string[] {
  const results = parts.find(({ kind }) => kind === 'results')
  const others = parts.filter(({ kind }) => kind !== 'results' && kind !== 'role')
  const first = others.flatMap(({ points }) => points)[0]
  const isTold = first ? [askedReason(first, others.flatMap(({ points }) => points).length)] : []
  const reasons = [
    ...(results ? ['It now tells what came of your work, chosen by what this job asks.'] : []),
    ...isTold,
  ]
  return reasons.length === 0 && parts.length > 0 ? ['It now says where you work.'] : reasons
}

function askedReason({ requirement, sources }: Point, count: number): string {
  const asked = requirement ? asks(requirement) : 'You want this in front.'
  const also = count > 1 ? ', with what else fits' : ''
  return `${asked} ${shownBy(sources[0])}, so your summary says so${also}.`
}

/** How the person shows it, by where it stands in the resume. */
function shownBy(source: Source | undefined): string {
  const said = quoted(source?.text ?? '')
  if (source?.kind === 'skill') return `You list ${said} among your skills`
  if (source?.kind === 'language') return `You list ${said} among your languages`
  if (source?.kind === 'fact') return `You told us ${said}`
  return source && isDeed(source) ? `You wrote ${said}` : `Your resume has ${said}`
}

/** What could be said besides, in the order in which it is said. */
export function partsFor(summary: string, isMine: boolean, desk: Desk): Part[] {
  const skills = skillsParts(strengthsFor(summary, desk), isMine, desk)
  const held = [...papersPart(summary, isMine, desk), ...languagesPart(summary, isMine, desk)]
  const parts = [...resultsParts(summary, isMine, desk), ...skills, ...held]
  const points = parts.flatMap((it) => it.points)
  // What would only be liked is no reason for a sentence.
  return points.length === 1 && points[0]?.requirement?.importance === 'preferred' ? [] : parts
}

/** Where the person works, for a summary that does not say so. */
export function rolePart(summary: string, isMine: boolean, desk: Desk): Part[] {
  const latest = latestRole(desk)
  // `Producer, The Tideline (weekday mornings)`
  const [title = '', employer = ''] = [latest?.quotes[0]?.split(', ')[0], latest?.quotes[1]].map((it) =>
    unbracketed(it ?? ''),
  )
  const year = latest?.start === undefined ? null : yearOf(latest.start)
  if (!latest?.quotes[2] || isNamed(summary, latest, desk) || !isShortName(title) || !isPlaceName(employer)) return []
  const isNow = latest.end === 'present'
  const since = isNow && year !== null ? ` since ${year}` : ''
  // `I am a Customer Service` says nobody.
  if (isMine && titleness(title) < 1) return []
  const opening = isMine ? mineOf(isNow, since !== '') : isNow ? '' : 'Most recently '
  const sentence = `${opening}${isMine ? titleWithArticle(title) : title} at ${withThe(employer)}${since}.`
  return [{ kind: 'role', sentence, points: [{ text: title, requirement: null, sources: [latest] }] }]
}

/** How long the person has done it. */
export const tellsYears = /\byears?\b|\bsince \p{N}{4}/u

const mineOf = (isNow: boolean, hasYear: boolean) =>
  isNow ? (hasYear ? 'I have been ' : 'I am ') : 'I was most recently '

/** What a summary speaks of by its name: roles by their titles, papers, languages and what is listed among the skills. */
export const namedIn = (summary: string, desk: Desk): string[] =>
  [
    ...jobsIn(desk.sources),
    ...desk.sources.filter(({ kind, section }) => kind === 'language' || isListed(kind, section)),
  ]
    .filter((source) => isNamed(summary, source, desk))
    .map(({ id }) => id)

const isListed = (kind: Source['kind'], section: Source['section']) =>
  (kind === 'item' && section === 'certificates') || (kind === 'skill' && section === 'skills')

function isNamed(summary: string, { quotes: [title = ''] }: Source, { stemsOf }: Desk): boolean {
  const said = new Set(stemsOf(summary))
  const own = stemsOf(title)
  return own.length > 0 && own.every((it) => said.has(it))
}

const mostResults = 2

/** The ways to tell them: the strongest result with the next one that can be told with it, else each of the two alone. */
function resultsParts(summary: string, isMine: boolean, desk: Desk): Part[] {
  const results = strongestResults(summary, desk)
  const isSaid = (some: typeof results) =>
    desk.isTrue(resultSentence(some, isMine), ids(some.flatMap(({ sources }) => sources)))
  const told: typeof results = []
  for (const result of results) if (told.length < mostResults && isSaid([...told, result])) told.push(result)
  // What was done where the person is now stands beside it.
  const ordered = told.toSorted((a, b) => Number(b.isOfLatest) - Number(a.isOfLatest))
  const ways = told.length > 1 ? [...(isSaid(ordered) ? [ordered] : []), ...told.map((it) => [it])] : [told]
  return ways.flatMap((some): Part[] => {
    const points = some.map(({ text, sources }) => ({
      ...{ text, sources },
      requirement: desk.requirementsIn(sources[0]?.text ?? '')[0] ?? null,
    }))
    return points.length === 0 ? [] : [{ kind: 'results', sentence: resultSentence(some, isMine), points }]
  })
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
function wordsOf(
  asked: string,
  sources: readonly Source[],
  { isName, skillsIn }: Desk,
): Pick<Point, 'text' | 'sources'> {
  const text = asked.replace(anyKnowing, '')
  // `reading drawings` is told as a deed, not named as a thing.
  const isThing = readVerb(text.split(' ')[0] ?? '')?.form !== 'gerund'
  const isKnown = skillsIn(text).length > 0 || isName(text)
  const own = sources.filter((it) => isThing && isKnown && isDeed(it) && hasInARow(affirmed(it.text), text))
  return { text: inSentence(text, isName), sources: own }
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
  return distinctFrom(all, desk).map((it) => ({ ...it, text: inSentence(it.text, desk.isName) }))
}

/** A person is no experience: `charge nurse` is one, `charge nurse duties` are. */
const sentenceName = (text: string, name: string) => (isPerson(text) ? name : text)
