import type { Line, Role } from '../resume/document.ts'
import { rolesIn, workRoles } from '../resume/nodes.ts'
import { yearOf } from '../resume/partial-date.ts'
import type { Draft, TailorContext } from './context.ts'
import { evidenceLeft } from './evidence-left.ts'
import { runsIn } from './lists.ts'

interface AgedRole extends Role {
  /** From the latest, 0. */
  age: number
  isOld: boolean
}

/** Lines on a page, and letters on a line. */
const page = { lines: 52, letters: 95 }
const oldYears = 7
/** So many lines stay in each of the two latest roles. */
const leastLatest = 3

/** [T17] Hides whole lines until the length fits that was asked for: those that say least for the job first. */
export function hiddenLines(context: TailorContext, drafts: readonly Draft[]): Draft[] {
  const { length } = context.options
  if (length === 'full') return []
  const isFull = (hidden: readonly Draft[]) => linesOn(context, [...drafts, ...hidden]) <= page.lines
  if (length === 'one-page' && isFull([])) return []
  const roles = agedRoles(context)
  const some = length === 'balanced' ? roles.filter(({ isOld }) => isOld) : roles
  const candidates = [
    ...(length === 'one-page' ? interests(context) : []),
    ...some.flatMap((role) => leastOf(role, length === 'balanced' ? 2 : 1, context)).sort(byWorth(context)),
  ]
  const mayGo = evidenceLeft(context.standing(context.document).ledger)
  const hidden: Draft[] = []
  for (const line of candidates) {
    if (length === 'one-page' && isFull(hidden)) break
    if (mayGo(line.id)) hidden.push(hide(line, reasons[length]))
  }
  return hidden
}

const reasons = {
  balanced: 'Hidden: an older role, and the ad asks for little of it.',
  'one-page': 'Hidden to fit one page: the ad asks least for this.',
}

const hide = ({ id }: Line, reason: string): Draft => ({
  ...{ line: id, kind: 'reworded', made: 'hidden', text: '', requirement: null, sources: [id], reason },
})

function agedRoles({ document, today }: TailorContext): AgedRole[] {
  const thisYear = Number(today.slice(0, 4))
  return workRoles(document).map((role, age) => {
    const endYear = role.end === undefined ? null : yearOf(role.end)
    return { ...role, age, isOld: endYear !== null && thisYear - endYear >= oldYears }
  })
}

/** An entry keeps its first. */
const interests = ({ lists }: TailorContext): Line[] =>
  lists
    .filter(({ section }) => section === 'interests')
    .flatMap(({ lines }) => lines.filter(({ label }) => !label).slice(1))
    .toReversed()

/** The lines of a role that say least, but for those that have to stay. */
function leastOf({ lines, age }: AgedRole, least: number, context: TailorContext): Line[] {
  const most = Math.max(0, lines.filter(({ label }) => !label).length - (age < 2 ? leastLatest : least))
  return runsIn(lines).flat().sort(byWorth(context)).slice(0, most)
}

/** [T38] A line with a result goes after all others. */
const byWorth =
  ({ proofs }: TailorContext) =>
  (a: Line, b: Line): number => {
    const [one, other] = [proofs.get(a.id), proofs.get(b.id)]
    return (
      Number(one?.why.result ?? false) - Number(other?.why.result ?? false) || (one?.score ?? 0) - (other?.score ?? 0)
    )
  }

/** How many lines of a page the resume takes. */
function linesOn({ document, lists }: TailorContext, drafts: readonly Draft[]): number {
  const texts = new Map(drafts.filter(({ kind }) => kind !== 'moved').map(({ line, text }) => [line, text]))
  const headings = document.sections.reduce(
    (sum, { entries }) => sum + 2 + entries.reduce((all, entry) => all + (2 * rolesIn(entry).length || 1), 0),
    4,
  )
  const rows = (text: string) => text.length / page.letters
  return lists
    .flatMap((list) => list.lines.map((line) => ({ text: texts.get(line.id) ?? line.text, list })))
    .reduce(
      (sum, { text, list }) => sum + (list.entry.type === 'skills' ? rows(text) : Math.ceil(rows(text))),
      headings,
    )
}
