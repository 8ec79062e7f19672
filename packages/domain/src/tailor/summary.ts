import { unheld } from '../held/index.ts'
import type { Requirement } from '../job/job.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { patternOf } from '../language/patterns.ts'
import { articleFor } from '../language/speak/article.ts'
import { listed } from '../language/speak/listed.ts'
import type { Line } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import { meets } from '../skills/relation.ts'
import { tailorWords } from '../words/tailor.ts'
import { isReadable } from './bounds.ts'
import type { Desk, Draft } from './desk.ts'
import { ofGrade } from './fact-words.ts'
import { identities } from './identity.ts'
import { type LineList, speaksOfBefore } from './lists.ts'
import { forward } from './moves.ts'
import { inSentence, isPerson, lowerFirst } from './names.ts'
import { asks, quoted } from './reasons.ts'
import { shownCredentials, shownSkills } from './shown.ts'
import { usualName } from './spelling.ts'

const mostStrengths = 3
const mostCredentials = 2
/** A longer summary is read by nobody. */
const mostLetters = 700

/** The person's own summary with what the advertisement asks and they show, or a new one from their own facts. */
export function summaryDrafts(desk: Desk): Draft[] {
  const list = desk.lists.find(({ section, lines }) => section === 'summary' && lines.some(({ label }) => !label))
  return list ? ownSummary(list, desk) : newSummary(desk)
}

/** What a summary may say besides what it says. */
interface Addition {
  sentences: string[]
  sources: Source[]
  reason: string
  requirement: string | null
}

function ownSummary({ id: list, lines }: LineList, desk: Desk): Draft[] {
  const [first, second] = lines.filter(({ label }) => !label)
  if (!first || !isReadable(first.text)) return []
  const whole = lines.map(({ text }) => text).join(' ')
  // A mere wish says nothing of the person that something could be added to.
  const isFull = whole.length > mostLetters || stoppedSentences(whole).every((it) => isWish.test(it))
  const additions = isFull ? [] : additionsTo(whole, desk)
  if (second) return additions.slice(0, 1).map((more) => addedTo(list, second, more, desk))
  const own = stoppedSentences(first.text)
  const ordered = led(own, desk)
  const isLed = ordered.some((it, at) => it !== own[at])
  const drafts = [...additions, nothingMore].map(({ sentences, sources, requirement, reason }): Draft => {
    const why = [reason, isLed ? 'What fits this job best stands further up.' : ''].filter((it) => it !== '').join(' ')
    const text = withSaid(ordered, sentences, desk).join(' ')
    return { line: first.id, kind: 'reworded', text, requirement, reason: why, sources: [first.id, ...ids(sources)] }
  })
  return drafts.filter(({ text, sources }) => text !== first.text && desk.isTrue(text, sources)).slice(0, 1)
}

const nothingMore: Addition = { sentences: [], sources: [], reason: '', requirement: null }
const ids = (sources: readonly Source[]) => sources.map(({ id }) => id)

const isWish = patternOf(tailorWords.isWish, 'iu')

/** Before a wish, else at once after who the person is: a summary ends with the person's own words. */
function withSaid(own: readonly string[], said: readonly string[], { options }: Desk): string[] {
  const hasWish = isWish.test(own.at(-1) ?? '')
  const atEnd = hasWish ? own.length - 1 : own.length
  const free = own.findIndex((sentence, place) => place > 0 && !speaksOfBefore.test(sentence))
  const isLast = options.keepOrder || free < 0 || (hasWish && options.tone !== 'confident')
  const at = isLast ? atEnd : free
  const held = said.filter((it) => isHolding.test(it))
  const shown = said.filter((it) => !held.includes(it))
  return [...own.slice(0, at), ...shown, ...own.slice(at, atEnd), ...held, ...own.slice(Math.max(at, atEnd))]
}

const isHolding = patternOf(tailorWords.isHolding, '')

const addedTo = (
  list: string,
  before: Line,
  { sentences, sources, reason, requirement }: Addition,
  desk: Desk,
): Draft => ({
  ...{ line: desk.newLine(), kind: 'added', text: sentences.join(' '), requirement, reason },
  sources: ids(sources),
  place: { list, before: desk.options.keepOrder ? null : before.id, index: 0 },
})

const clearly = 0.5

/** The sentence that fits best comes soonest after the first, which says who the person is. */
function led(sentences: string[], desk: Desk): string[] {
  const [first, ...rest] = sentences
  const isTied = rest.some((it) => speaksOfBefore.test(it))
  if (first === undefined || desk.options.keepOrder || isTied) return sentences
  const wish = isWish.test(rest.at(-1) ?? '') ? rest.splice(-1) : []
  return [first, ...forward(rest, desk.worthOf, () => clearly), ...wish]
}

/** What could be said besides, from the most to the least. */
function additionsTo(summary: string, desk: Desk): Addition[] {
  const isMine = /\b(?:I|my|I['’]\w+)\b/.test(summary)
  const strengths = strengthsFor(summary, desk)
  // One thing alone is a bare tail.
  const isTail = strengths.length === 1 && strengths[0]?.requirement !== null
  const skilled = isTail ? [] : skilledIn(strengths, isMine, desk)
  const holding = said(
    isMine ? 'I hold ' : /\bHolds\b/.test(summary) ? 'Also holds ' : 'Holds ',
    credentialsFor(summary, desk),
  )
  return [[...skilled, ...holding], skilled, holding].flatMap((parts) => joined(parts))
}

function strengthsFor(summary: string, desk: Desk): Point[] {
  const fitting = strengthsBeyond(summary, desk).filter(({ text, sources }) =>
    desk.isTrue(`Experience with ${text}.`, ids(sources)),
  )
  // What would only be liked is no reason for a sentence.
  const isAsked = fitting.some(({ requirement }) => requirement?.importance !== 'preferred')
  return isAsked ? fitting.slice(0, mostStrengths) : []
}

const credentialsFor = (summary: string, desk: Desk): Point[] =>
  shownCredentials(desk)
    .filter(({ source }) => unheld(summary).length === 0 && !names(summary, source.quotes[0] ?? '', desk))
    .slice(0, mostCredentials)
    .map(({ source, requirement }) => ({ text: credentialName(source), requirement, sources: [source] }))

interface Point {
  text: string
  requirement: Requirement | null
  sources: Source[]
}

type SummarySentence = { sentence: string; points: Point[] }

const said = (words: string, points: Point[]): SummarySentence[] =>
  points.length === 0 ? [] : [{ sentence: `${words}${listed(points.map(({ text }) => text))}.`, points }]

function joined(told: readonly SummarySentence[]): Addition[] {
  const points = told.flatMap((it) => it.points)
  const [first] = points
  if (!first || (points.length === 1 && first.requirement?.importance === 'preferred')) return []
  const requirement = points.find((it) => it.requirement !== null)?.requirement ?? null
  const asked = requirement ? asks(requirement) : 'You want this in front.'
  const also = points.length > 1 ? ', with what else fits' : ''
  return [
    {
      sentences: told.map(({ sentence }) => sentence),
      sources: points.flatMap(({ sources }) => sources.slice(0, 1)),
      requirement: requirement?.id ?? null,
      reason: `${asked} ${quoted(first.sources[0]?.text ?? '')} shows it, so your summary says so${also}.`,
    },
  ]
}

const openings = { neutral: 'Experience with', confident: 'Experienced in', warm: 'Experience with' }

const skilledIn = (points: Point[], isMine: boolean, { options }: Desk): SummarySentence[] =>
  said(`${isMine ? 'My experience includes' : openings[options.tone]} `, points)

/** By its initials where it has some, else in full. */
function credentialName({ quotes: [whole = ''] }: Source): string {
  const title = whole.split(/[,;]/)[0] ?? ''
  const [, initials] = /\((\p{Lu}[\p{Lu}\d+/-]+)\)$/u.exec(title) ?? []
  if (initials !== undefined || !isPiece.test(title)) return initials ?? title
  const said = /\s\p{Lu}\p{L}/u.test(title) ? title : lowerFirst(title)
  return `${articleFor(said)} ${said}`
}

const isPiece = patternOf(tailorWords.isPiece)

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

/** No summary: who the person is by title, time and latest role, then what they show of what is asked. */
function newSummary(desk: Desk): Draft[] {
  const reason = 'Your resume has no summary; this one says who you are and what fits the ad.'
  const place = { list: 'summary', before: null, index: 0 }
  const strengths = strengthsFor('', desk)
  const holding = said('Holds ', credentialsFor('', desk))
  for (const { text: who, including, roles, sources } of identities(desk)) {
    const within = strengths.flatMap((it) => {
      const own = it.sources.filter(({ role }) => role !== null && roles.includes(role))
      return own.length === 0 ? [] : [{ ...it, sources: own }]
    })
    const what = listed(within.map(({ text }) => text))
    const timed = including && what !== '' ? [{ sentence: including(what), points: within }] : []
    const plain = [{ sentence: who, points: [] }]
    const beside = strengths.filter(({ text }) => !within.some((it) => it.text === text))
    const skilled = beside.length > 1 ? skilledIn(beside, false, desk) : []
    const ways: SummarySentence[][] = [
      ...[...timed.flatMap((it) => [[it, ...skilled], [it]]), [...plain, ...skilled]].flatMap((it) => [
        [...it, ...holding],
        it,
      ]),
      ...(including === null ? [] : [plain]),
    ]
    for (const way of ways) {
      // Title and employer alone say what the first entry says.
      if (including === null && way.length === 1) continue
      const text = way.map(({ sentence }) => sentence).join(' ')
      const points = way.flatMap((it) => it.points)
      const own = [...new Set([...sources, ...points.flatMap((it) => ids(it.sources).slice(0, 1))])]
      const requirement = points.find((it) => it.requirement !== null)?.requirement?.id ?? null
      if (desk.isTrue(text, own))
        return [{ line: desk.newLine(), kind: 'added', text, sources: own, requirement, reason, place }]
    }
  }
  return []
}
