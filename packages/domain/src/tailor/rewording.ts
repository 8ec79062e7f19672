import { replaced } from '../near/index.ts'
import type { Line } from '../resume/document.ts'
import type { AskedSkill } from './asked.ts'
import { isReadable } from './bounds.ts'
import type { Desk, Draft } from './desk.ts'
import type { LineList } from './lists.ts'
import { activeOpening, dutyTense, openingOf } from './openings.ts'
import { asks, quoted } from './reasons.ts'
import { isJoined, listedAs, respelt } from './spelling.ts'

/** Other words for lines: active openings, and names as the advertisement writes them. */
export const rewordDrafts = (desk: Desk): Draft[] => desk.lists.flatMap((list) => reworded(list, desk))

interface Step {
  text: string
  reason: string
  requirement: string | null
}

function reworded(list: LineList, desk: Desk): Draft[] {
  if (list.entry.type === 'skills')
    return list.lines.flatMap((line) => draftOf(line, [respeltKeyword(line.text, desk)], desk))
  if (list.role === null && list.section !== 'projects') return []
  const tense = dutyTense(
    list.lines.map(({ text }) => text),
    isPresent(list),
  )
  return list.lines.flatMap((line) => {
    if (line.label || line.paragraph || !isReadable(line.text)) return []
    const opening = activeOpening(line.text, tense, desk.options.tone)
    const opened = opening === null ? null : { text: opening, reason: openingReason(line.text), requirement: null }
    const spelt = respeltLine(line.text, desk)
    const both = opened && respeltLine(opened.text, desk)
    const joint = opened && both && { ...both, reason: `${opened.reason} ${both.reason}` }
    return draftOf(line, [joint, opened, spelt], desk)
  })
}

const isPresent = ({ entry, role }: LineList) =>
  entry.type === 'employment' &&
  entry.roles.some(({ id, end }) => id === role && (end === undefined || end === 'present'))

const openingReason = (text: string) => `${quoted(openingOf(text))} says little; this says what you did.`

/** The first of some ways that says no more than the line; where none does, the first to ask the person about. */
function draftOf(line: Line, ways: (Step | null)[], desk: Desk): Draft[] {
  const known = ways.filter((it) => it !== null)
  const way =
    known.find((it) => desk.isTrue(it.text, [line.id])) ?? known.find((it) => desk.isDoubtful(it.text, [line.id]))
  return way ? [{ line: line.id, kind: 'reworded', sources: [line.id], ...way }] : []
}

function spellingStep(
  text: string,
  written: string,
  name: string,
  { requirement, spellings, skill }: AskedSkill,
): Step {
  const asked = requirement ? asks(requirement) : `The ad names ${quoted(spellings[0] ?? skill.name)}.`
  const isBeside = / and |\)$/.test(name.replace(written, ''))
  const done = isBeside ? 'the ad’s word now stands beside it' : 'it is now named as the ad names it'
  return { text, reason: `${asked} You call it ${quoted(written)}; ${done}.`, requirement: requirement?.id ?? null }
}

function respeltKeyword(text: string, desk: Desk): Step | null {
  const [found, ...others] = desk.skillsIn(text)
  const asked = desk.asked.find(({ skill }) => skill.name === found?.skill.name)
  if (!found || !asked || found.from > 0) return null
  const written = text.slice(0, found.to)
  const remark = text.slice(found.to).trimEnd()
  const isPlain = remark === '' && others.length === 0
  // `Excel (pivot tables)` keeps its remark, which no second one may follow.
  const name = isPlain ? listedAs(written, asked, desk.isName) : respelt(written, asked, desk.isName)
  if (name === null || (!isPlain && !(/^ \(/.test(remark) && !name.endsWith(')')))) return null
  const spelling = `${name}${remark}`
  const isTold = / \(\p{L}\p{Ll}/u.test(spelling) && isKnown(spelling, asked, desk)
  return isTold || isListed(spelling, desk) ? null : spellingStep(spelling, written, name, asked)
}

/** The list has the advertisement's word already. */
const isListed = (spelling: string, { sources }: Desk) =>
  sources.some(({ kind, text }) => kind === 'skill' && text.toLowerCase() === spelling.toLowerCase())

/** What stands in brackets is told once in a resume. */
const isKnown = (spelling: string, { spellings }: AskedSkill, { sources }: Desk) =>
  spelling.endsWith(')') && sources.some(({ text }) => spellings.some((it) => text.includes(it)))

/** One name a line: a line with several new names reads like another person's. */
function respeltLine(text: string, desk: Desk): Step | null {
  for (const { skill, from, to } of desk.skillsIn(text)) {
    const asked = desk.asked.find((it) => it.skill.name === skill.name)
    if (!asked || isJoined(text, from, to)) continue
    const written = text.slice(from, to)
    const spelling = respelt(written, asked, desk.isName)
    if (spelling !== null && !asked.spellings.some((it) => text.includes(it)) && !isKnown(spelling, asked, desk))
      return spellingStep(replaced(text, from, to, spelling), written, spelling, asked)
  }
  return null
}
