import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { supports } from '@bespeak/domain/claims/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { madeOfItself, pageLines, shownScore } from '@bespeak/domain/match/page-shows.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Edit } from '@bespeak/domain/resume/edit.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import {
  apply,
  listsIn,
  propose,
  provenance,
  type TailorOptions,
  tellsResult,
  usualOptions,
} from '@bespeak/domain/tailor/index.ts'
import { here, today } from './data.ts'

// `npm run eval -- editing [FOLDER] [--length=one-page] [--show]`: what the built-in editor makes of resumes
// for one advertisement each. A file of the folder holds `{ profession, resume (JSON Resume), job (text) }`.

interface Pair {
  name: string
  resume: ResumeDocument
  job: Job
}

interface Edited {
  name: string
  texts: number
  /** Of these, changes of signs and figures alone. */
  cosmetic: number
  moves: number
  leftOut: number
  /** Texts whose sources do not say them. */
  untrue: string[]
  /** Lines with a result that a line without one has come to stand above, or that are gone while one stays. */
  demoted: string[]
  before: number
  after: number
  edits: Edit[]
}

const usualFolder = 'ours-editing'

export function editing(args: string[]): void {
  const folder = args.find((it) => !it.startsWith('--'))
  const option = (name: string) => args.find((it) => it.startsWith(`--${name}=`))?.split('=')[1]
  const options = { ...usualOptions, ...present('length', option('length')) }
  const all = pairsIn(folder ? resolve(folder) : join(here, usualFolder)).map((pair) => {
    const edited = edit(pair, options)
    if (args.includes('--show')) print(pair.resume, edited)
    return edited
  })
  for (const it of all) console.log(row(it))
  console.log(summaryOf(all))
}

const present = (name: string, value: string | undefined): Partial<TailorOptions> =>
  value === undefined ? {} : { [name]: value }

const pairsIn = (folder: string): Pair[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const { resume, job } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { resume: unknown; job: string }
      return { name: name.slice(0, -5), resume: fromJsonResume(resume), job: readJob(job, skillMatcher()) }
    })

function edit({ name, resume, job }: Pair, options: TailorOptions): Edited {
  const edits = propose(resume, job, options, [], today)
  const tailored = apply(resume, edits)
  const own = sourcesOf(resume)
  const { ledger } = matchResume(resume, job, { today })
  const made = new Map(provenance(resume, edits).map(({ line, sources }) => [line, sources]))
  const changed = edits.filter(({ kind }) => kind !== 'moved' && kind !== 'kept')
  return {
    name,
    texts: changed.filter(({ text }) => text !== '').length,
    cosmetic: changed.filter((it) => it.text !== '' && isCosmetic(it, resume)).length,
    moves: edits.length - changed.length,
    leftOut: changed.filter(({ text }) => text === '').length,
    untrue: changed.filter((it) => it.text !== '' && !isTrue(it, resume)).map(({ text }) => text),
    demoted: demotedIn(resume, tailored, edits),
    before: shownScore(ledger, pageLines(resume, own, madeOfItself), own, job),
    after: shownScore(
      ledger,
      pageLines(tailored, own, ({ id }) => made.get(id) ?? null),
      own,
      job,
    ),
    edits,
  }
}

/** The same words in the same order. */
function isCosmetic({ kind, line, text }: Edit, resume: ResumeDocument): boolean {
  const own = listsIn(resume).flatMap(({ lines }) => lines.filter(({ id }) => id === line))[0]
  return kind === 'reworded' && own !== undefined && plain(own.text) === plain(text)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function isTrue({ text, sources }: Edit, resume: ResumeDocument): boolean {
  const own = sourcesOf(resume).filter(({ id }) => sources.includes(id))
  return own.length > 0 && supports(own, text, { today }).supported
}

/** In each role, every result that stood above a chore, or stood at all, and no longer does while the chore stays. */
function demotedIn(before: ResumeDocument, after: ResumeDocument, edits: readonly Edit[]): string[] {
  const taken = new Set(edits.flatMap(({ takes = [] }) => takes))
  const now = new Map(listsIn(after).map(({ id, lines }) => [id, lines.map((line) => line.id)]))
  return listsIn(before)
    .filter(({ role }) => role !== null)
    .flatMap(({ id, lines }) => {
      const places = now.get(id) ?? []
      const results = lines.filter(({ text }) => tellsResult(text))
      return results.filter((result) => {
        const at = places.indexOf(result.id)
        const isGone = at < 0 && !taken.has(result.id)
        return lines.some(
          (chore) =>
            !tellsResult(chore.text) &&
            places.includes(chore.id) &&
            (isGone || (at >= 0 && lines.indexOf(chore) > lines.indexOf(result) && places.indexOf(chore.id) < at)),
        )
      })
    })
    .map(({ text }) => text)
}

function print(resume: ResumeDocument, { name, edits, before, after }: Edited): void {
  const texts = new Map(listsIn(resume).flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)))
  console.log(`\n# ${name}  ${before.toFixed(1)} → ${after.toFixed(1)}\n`)
  for (const { kind, line, text, takes = [], reason } of edits) {
    if (kind === 'moved') console.log(`  moved  ${text || line}\n    why  ${reason}\n`)
    else {
      const old = [line, ...takes].flatMap((id) => texts.get(id) ?? [])
      console.log(`${old.map((it) => `    old  ${it}\n`).join('')}    new  ${text}\n    why  ${kind}: ${reason}\n`)
    }
  }
}

const row = ({ name, texts, cosmetic, moves, leftOut, untrue, demoted, before, after }: Edited) =>
  [
    name.padEnd(26),
    `${texts} texts`.padStart(9),
    `${cosmetic} cosmetic`.padStart(12),
    `${moves} moves`.padStart(10),
    `${leftOut} left out`.padStart(12),
    `${untrue.length} untrue`.padStart(10),
    `${demoted.length} demoted`.padStart(11),
    `${before.toFixed(1)} → ${after.toFixed(1)}`.padStart(15),
    ...untrue.map((it) => `\n  untrue: ${it}`),
    ...demoted.map((it) => `\n  demoted: ${it}`),
  ].join(' ')

const low = 80
const average = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, it) => sum + it, 0) / numbers.length

function summaryOf(all: readonly Edited[]): string {
  const rising = all.filter(({ before }) => before < low)
  const gain = average(rising.map(({ before, after }) => after - before))
  const sum = (of: (it: Edited) => number) => all.reduce((total, it) => total + of(it), 0)
  return [
    `${all.length} resumes: ${average(all.map(({ texts }) => texts)).toFixed(1)} changed texts each`,
    `at least ${Math.min(...all.map(({ texts }) => texts))}`,
    `${sum(({ untrue }) => untrue.length)} untrue`,
    `${sum(({ demoted }) => demoted.length)} results demoted`,
    `shown ${gain >= 0 ? '+' : ''}${gain.toFixed(1)} where it was under ${low} (${rising.length})`,
  ].join(', ')
}
