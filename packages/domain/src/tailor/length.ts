import { patternOf } from '../language/patterns.ts'
import type { Line, Role } from '../resume/document.ts'
import { yearOf } from '../resume/partial-date.ts'
import { tailorWords } from '../words/tailor.ts'
import type { Desk, Draft } from './desk.ts'
import { runsIn } from './lists.ts'
import { lowerFirst } from './names.ts'
import { payOf } from './pay.ts'
import { tellsResult } from './results-told.ts'
import { ended, unended } from './sentences.ts'

interface WorkRole extends Role {
  /** The lines that may change. */
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

/** Fits the length that was asked for. What other drafts say of a line is taken up, so that a line has one edit. */
export function fitted(desk: Desk, drafts: readonly Draft[]): Draft[] {
  if (desk.options.length === 'full') return [...drafts]
  const isBalanced = desk.options.length === 'balanced'
  const known = workRoles(desk)
  const isEnough = isBalanced ? !known.some(isPast) : linesOn(desk, drafts) <= page.lines
  if (isEnough) return [...drafts]
  const naming = namingLines(desk)
  const roles = known.map((role) => ({ ...role, runs: runsIn(role.lines, naming) }))
  const texts = new Map(drafts.filter(({ kind }) => kind === 'reworded').map(({ line, text }) => [line, text]))
  const short: Draft[] = []
  const isFull = () => isBalanced || linesOn(desk, [...drafts, ...short]) <= page.lines
  const leaveOut = (some: readonly Draft[]) => {
    for (const draft of some) if (!isFull()) short.push(draft)
  }
  // What says nothing of the work goes before anything of it.
  if (!isBalanced) leaveOut(interestsOut(desk))
  const chosen = isBalanced ? roles.filter(isPast) : roles.slice(1)
  for (const role of [...chosen].reverse()) {
    if (!isBalanced && isFull()) break
    short.push(...shorter(role, texts, desk))
  }
  if (!isBalanced) leaveOut(leftOut(roles, short, desk))
  const spoken = new Set(short.flatMap(({ line, takes = [] }) => [line, ...takes]))
  const gone = new Set(short.flatMap(({ line, text, takes = [] }) => (text === '' ? [line] : takes)))
  return [...drafts.filter(({ line, kind }) => (kind === 'moved' ? !gone.has(line) : !spoken.has(line))), ...short]
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

/** Two short neighbours in one line, and long lines without their last remark. */
function shorter(role: WorkRole, texts: Map<string, string>, { worthOf }: Desk): Draft[] {
  const drafts: Draft[] = []
  for (const run of role.runs) {
    for (let at = 0; at < run.length; at += 1) {
      const [one, two] = run.slice(at, at + 2)
      if (!one) continue
      const [first, second] = [one, two].map((it) => (it ? (texts.get(it.id) ?? it.text) : ''))
      const joint = two && first && second ? combined(first, second) : null
      if (two && joint !== null) {
        drafts.push({
          ...about(one, 'combined', joint),
          sources: [one.id, two.id],
          takes: [two.id],
          reason: `${why(isPast(role))} two of its lines are now one.`,
        })
        at += 1
      } else {
        const cut = shortened(first ?? '')
        if (cut !== null && worthOf(cut) >= worthOf(first ?? ''))
          drafts.push({
            ...about(one, 'reworded', cut),
            sources: [one.id],
            reason: `${why(isPast(role))} the line is shorter.`,
          })
      }
    }
  }
  return drafts
}

const about = ({ id }: Line, kind: 'combined' | 'reworded', text: string) => ({
  line: id,
  kind,
  text,
  requirement: null,
})

const why = (isOld: boolean) => (isOld ? 'This older role says less about the job, so' : 'To fit one page,')
const leftOutReason =
  'Left out to fit one page: the lines that stay in this role say more for the job. Undo this to keep it.'

/** The lines of the interests, from the last; an entry keeps its first. */
const interestsOut = ({ lists, requirementsIn }: Desk): Draft[] =>
  lists
    .filter(({ section }) => section === 'interests')
    .flatMap(({ lines }) => lines.filter(({ label }) => !label).slice(1))
    .filter(({ text }) => requirementsIn(text).length === 0)
    .toReversed()
    .map((line) => ({ ...about(line, 'reworded', ''), sources: [line.id], reason: interestReason }))

const interestReason = 'Left out to fit one page: interests go before anything of your work. Undo this to keep it.'

/** Where it saves a line of the page. */
function combined(one: string, two: string): string | null {
  const joint = `${unended(one)}; ${lowerFirst(two)}`
  return /[;:!?]/.test(one) || /[;:]/.test(two) || rows(joint) >= rows(one) + rows(two) ? null : joint
}

const sideClause = patternOf(tailorWords.sideClause, 'u')

/** Without a remark at its end that holds no number. */
function shortened(text: string): string | null {
  if (text.length < page.letters) return null
  const at = Math.max(text.lastIndexOf('; '), text.lastIndexOf(' – '), text.search(sideClause))
  return at < 45 || /\d/.test(text.slice(at)) ? null : ended(text.slice(0, at))
}

/** The least telling lines, by what they show of what is asked and by their figures; each role keeps one, the latest two keep three. */
function leftOut(roles: readonly WorkRole[], short: readonly Draft[], desk: Desk): Draft[] {
  const taken = new Set(short.flatMap(({ line, takes = [] }) => [line, ...takes]))
  const candidates = [...roles].reverse().flatMap((role) => {
    const free = role.runs
      .flat()
      .filter(({ id, text }) => !taken.has(id) && desk.requirementsIn(text).length === 0 && !outlivesChores(text, role))
    return free
      .map((line) => ({ line, worth: payOf(line.id, line.text, desk) }))
      .sort((a, b) => a.worth - b.worth)
      .slice(0, Math.max(0, role.lines.length - (role.age < 2 ? 3 : 1)))
  })
  return candidates
    .sort((a, b) => a.worth - b.worth)
    .map(({ line }) => ({ ...about(line, 'reworded', ''), sources: [line.id], reason: leftOutReason }))
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
  const gone = new Set(drafts.flatMap(({ takes = [] }) => takes))
  const headings = document.sections.reduce(
    (sum, { entries }) =>
      sum + 2 + entries.reduce((all, entry) => all + (entry.type === 'employment' ? 2 * entry.roles.length : 1), 0),
    4,
  )
  const lines = lists.flatMap((list) => list.lines.filter(({ id }) => !gone.has(id)).map((line) => ({ line, list })))
  const own = lines.reduce((sum, { line, list }) => {
    const text = texts.get(line.id) ?? line.text
    return sum + (list.entry.type === 'skills' ? text.length / page.letters : rows(text))
  }, 0)
  const added = drafts
    .filter(({ kind }) => kind === 'added')
    .reduce((sum, { text }) => sum + text.length / page.letters, 0)
  return headings + own + added
}
