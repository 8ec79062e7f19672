import type { Line, Role } from '../resume/document.ts'
import { yearOf } from '../resume/partial-date.ts'
import type { Desk, Draft } from './desk.ts'
import { runsIn } from './lists.ts'
import { payOf } from './pay.ts'
import { tellsResult } from './results-told.ts'

interface WorkRole extends Role {
  /** The lines that may go. */
  runs: Line[][]
  /** From the latest, 0. */
  age: number
  isOld: boolean
  isUnrelated: boolean
}

/** Lines on a page, and letters on a line. */
const page = { lines: 52, letters: 95 }
const rows = (text: string) => Math.ceil(text.length / page.letters)
const oldYears = 7
const related = 0.3

/** [T17] Leaves out whole lines until the length fits that was asked for; what is left out is not moved or respelt. */
export function fitted(desk: Desk, drafts: readonly Draft[]): Draft[] {
  const out = outFor(desk, drafts)
  const gone = new Set(out.map(({ line }) => line))
  return [...drafts.filter(({ line }) => !gone.has(line)), ...out]
}

function outFor(desk: Desk, drafts: readonly Draft[]): Draft[] {
  const { length } = desk.options
  const isFull = (out: readonly Draft[]) => linesOn(desk, [...drafts, ...out]) <= page.lines
  if (length === 'full' || (length === 'one-page' && isFull([]))) return []
  const naming = namingLines(desk)
  const roles = workRoles(desk).map((role) => ({ ...role, runs: runsIn(role.lines, naming) }))
  if (length === 'balanced') return leftOut(roles.filter(isPast), balancedReason, 2, desk)
  const out: Draft[] = []
  // What says nothing of the work goes before anything of it.
  for (const draft of [...interestsOut(desk), ...leftOut(roles, onePageReason, 1, desk)])
    if (!isFull(out)) out.push(draft)
  return out
}

const isPast = ({ isOld, isUnrelated }: Pick<WorkRole, 'isOld' | 'isUnrelated'>) => isOld && isUnrelated

function workRoles({ document, today, worthOf }: Desk): Omit<WorkRole, 'runs'>[] {
  const roles = document.sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ entries }) => entries.flatMap((entry) => (entry.type === 'employment' ? entry.roles : [])))
  const thisYear = Number(today.slice(0, 4))
  return roles.map((role, age) => {
    const endYear = role.end === undefined ? null : yearOf(role.end)
    const best = Math.max(0, ...[role.title ?? '', ...role.lines.map(({ text }) => text)].map((it) => worthOf(it)))
    return {
      ...role,
      age,
      isOld: endYear !== null && thisYear - endYear >= oldYears,
      isUnrelated: best < related,
    }
  })
}

const without = ({ id }: Line, reason: string): Draft => ({
  ...{ line: id, kind: 'reworded', text: '', requirement: null, sources: [id], reason },
})

const balancedReason = 'Left out for length: this older role says less about the job. Undo this to keep it.'
const onePageReason =
  'Left out to fit one page: the lines that stay in this role say more for the job. Undo this to keep it.'
const interestReason = 'Left out to fit one page: interests go before anything of your work. Undo this to keep it.'

/** The lines of the interests, from the last; an entry keeps its first. */
const interestsOut = ({ lists, requirementsIn }: Desk): Draft[] =>
  lists
    .filter(({ section }) => section === 'interests')
    .flatMap(({ lines }) => lines.filter(({ label }) => !label).slice(1))
    .filter(({ text }) => requirementsIn(text).length === 0)
    .toReversed()
    .map((line) => without(line, interestReason))

/** The least telling lines, by what they show of what is asked and by their figures; the latest two roles keep three. */
function leftOut(roles: readonly WorkRole[], reason: string, least: number, desk: Desk): Draft[] {
  const candidates = [...roles].reverse().flatMap((role) => {
    const free = role.runs
      .flat()
      .filter(({ text }) => desk.requirementsIn(text).length === 0 && !outlivesChores(text, role))
    return free
      .map((line) => ({ line, worth: payOf(line.id, line.text, desk) }))
      .sort((a, b) => a.worth - b.worth)
      .slice(0, Math.max(0, role.lines.length - (role.age < 2 ? 3 : least)))
  })
  return candidates.sort((a, b) => a.worth - b.worth).map(({ line }) => without(line, reason))
}

/** [T38] A result goes only from an old role of other work, and after all else there. */
const outlivesChores = (text: string, role: WorkRole) =>
  tellsResult(text) && !(isPast(role) && role.lines.every((line) => tellsResult(line.text)))

/** The lines by which the resume names what the advertisement does: they stay as they are. */
function namingLines(desk: Desk): Set<string> {
  const rows = desk.match().ledger.filter(({ kind }) => kind === 'keyword')
  return new Set(rows.flatMap(({ evidence }) => evidence.map(({ source }) => source)))
}

/** How many lines of a page the resume takes. */
function linesOn({ document, lists }: Desk, drafts: readonly Draft[]): number {
  const texts = new Map(drafts.filter(({ kind }) => kind !== 'moved').map(({ line, text }) => [line, text]))
  const headings = document.sections.reduce(
    (sum, { entries }) =>
      sum + 2 + entries.reduce((all, entry) => all + (entry.type === 'employment' ? 2 * entry.roles.length : 1), 0),
    4,
  )
  const own = lists
    .flatMap((list) => list.lines.map((line) => ({ text: texts.get(line.id) ?? line.text, list })))
    .reduce((sum, { text, list }) => sum + (list.entry.type === 'skills' ? text.length / page.letters : rows(text)), 0)
  const added = drafts
    .filter(({ kind }) => kind === 'added')
    .reduce((sum, { text }) => sum + text.length / page.letters, 0)
  return headings + own + added
}
