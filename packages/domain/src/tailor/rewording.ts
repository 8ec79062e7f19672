import { firstWord } from '../language/opening-words.ts'
import { listed } from '../language/speak/listed.ts'
import { readVerb } from '../language/verbs.ts'
import type { Line } from '../resume/document.ts'
import { isReadable } from './bounds.ts'
import { combinedChores } from './combining.ts'
import type { Desk, Draft } from './desk.ts'
import { inStyle, styleOf } from './line-style.ts'
import type { LineList } from './lists.ts'
import { activeOpening, deedItself, dutyTense, openingOf, type Tense } from './openings.ts'
import { broughtBy, withoutMe } from './own-voice.ts'
import { inPlainWords } from './plain-words.ts'
import { quoted } from './reasons.ts'
import { respeltKeyword, respeltLine, type Step } from './respelling.ts'
import { joinedByAnd, resultFirst } from './results.ts'
import { tasksTold } from './tasks.ts'
import { inTense } from './tenses.ts'

/** Other words for lines: what came of the work first, active openings, one tense, and names as the advertisement writes them. */
export function rewordDrafts(desk: Desk): Draft[] {
  const ofDeeds = desk.lists.filter(({ role, section }) => role !== null || section === 'projects')
  const style = styleOf(ofDeeds.flatMap(({ lines }) => lines.filter(isEdited).map(({ text }) => text)))
  return desk.lists.flatMap((list) => {
    if (list.entry.type === 'skills') return list.lines.flatMap((line) => keywordDraft(line, desk))
    if (!ofDeeds.includes(list)) return []
    const manner = { tense: tenseOf(list), isOver: !isPresent(list), style }
    const drafts = list.lines.filter(isEdited).flatMap((line) => lineDraft(line, manner, desk))
    return combinedChores(list, drafts, desk)
  })
}

const isEdited = ({ label, paragraph, text }: Line) => !label && !paragraph && isReadable(text)

const tenseOf = (list: LineList) =>
  dutyTense(
    list.lines.map(({ text }) => withoutMe(text) ?? text),
    isPresent(list),
  )

const isPresent = ({ entry, role }: LineList) =>
  entry.type === 'employment' &&
  entry.roles.some(({ id, end }) => id === role && (end === undefined || end === 'present'))

/** How the lines of this role, and of this resume, are told. */
interface Manner {
  tense: Tense
  isOver: boolean
  style: ReturnType<typeof styleOf>
}

type Editing = (text: string, manner: Manner, desk: Desk) => Step | null

const step = (text: string | null, reason: string): Step | null =>
  text === null ? null : { text, reason, requirement: null }

const editings: readonly Editing[] = [
  (text) => step(withoutMe(text), 'A resume leaves out “I”, so it now opens with the verb.'),
  (text) => step(broughtBy(text), 'It now opens with what you did.'),
  (text, manner, { options }) => opened(text, activeOpening(text, manner.tense, options.tone), manner),
  // What is no rank of its own may stand where `managed` is more than was said.
  (text, manner) => opened(text, activeOpening(text, manner.tense, 'warm'), manner),
  (text, manner) => {
    const { tense, isOver } = manner
    const told = tasksTold(text, isOver ? 'past' : tense)
    return openingOf(text) === '' ? step(told, tenseReason(tense, isOver)) : opened(text, told, manner)
  },
  (text) => step(deedItself(text), 'It now opens with the verb itself.'),
  (text, { tense, isOver }) => step(inTense(text, tense, isOver), tenseReason(tense, isOver)),
  (text) => {
    const plain = inPlainWords(text)
    return plain && step(plain.text, plainReason(plain.gone))
  },
  (text) => step(resultFirst(text), 'The result now comes first, then how you did it.'),
  (text) => step(joinedByAnd(text), 'Two sentences were joined by a comma; now “and” joins them.'),
  (text, _, desk) => respeltLine(text, desk),
]

function opened(text: string, active: string | null, { isOver }: Manner): Step | null {
  const isPast = isOver || readVerb(firstWord(active ?? '').toLowerCase())?.form === 'past'
  return step(active, `${quoted(openingOf(text))} says little; this says what you ${isPast ? 'did' : 'do'}.`)
}

function tenseReason(tense: Tense, isOver: boolean): string {
  if (isOver) return 'The role is over, so the line tells what you did.'
  return `It now tells what you ${tense === 'past' ? 'did' : 'do'}, like the other lines of this role.`
}

const plainReason = (gone: readonly string[]) =>
  gone.length === 0
    ? 'The same in plainer words.'
    : `${listed(gone.map((it) => quoted(it)))} ${gone.length > 1 ? 'add' : 'adds'} nothing here.`

/** The judge reads no more sentences of a reason. */
const mostReasons = 2

/** One editing after the other, each where the line still says the same. */
function lineDraft(line: Line, manner: Manner, desk: Desk): Draft[] {
  const taken: Step[] = []
  const doubtful: Step[] = []
  let { text } = line
  for (const editing of editings) {
    const next = editing(text, manner, desk)
    if (!next || next.text === text) continue
    if (desk.isTrue(next.text, [line.id])) {
      taken.push(next)
      text = next.text
    } else if (desk.isDoubtful(next.text, [line.id])) doubtful.push(next)
  }
  const styled = inStyle(text, manner.style)
  const last = styled === text || desk.isTrue(styled, [line.id]) ? styled : text
  if (taken.length === 0 && doubtful[0]) return [about(line, [doubtful[0]], doubtful[0].text)]
  return last === line.text ? [] : [about(line, taken, last)]
}

const styleReason = 'It is written like your other lines now.'

function about({ id }: Line, steps: readonly Step[], text: string): Draft {
  const reasons = [...steps]
    .sort((a, b) => Number(b.requirement !== null) - Number(a.requirement !== null))
    .slice(0, mostReasons)
    .map(({ reason }) => reason)
  return {
    ...{ line: id, kind: 'reworded', text, sources: [id] },
    reason: reasons.length === 0 ? styleReason : reasons.join(' '),
    requirement: steps.find(({ requirement }) => requirement !== null)?.requirement ?? null,
  }
}

function keywordDraft(line: Line, desk: Desk): Draft[] {
  const found = respeltKeyword(line.text, desk)
  const isSaid = found && (desk.isTrue(found.text, [line.id]) || desk.isDoubtful(found.text, [line.id]))
  return isSaid ? [about(line, [found], found.text)] : []
}
