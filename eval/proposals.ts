import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { termsAsked } from '@bespeak/domain/job/terms-asked.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { type Source, sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { type Edit, judge } from '@bespeak/domain/tailor/index.ts'
import { cautious, feedbackOn, numberedPage, refusedRow } from '@bespeak/domain/writers/index.ts'
import { commit, percent } from './blind.ts'
import { here, json, today } from './data.ts'

// `npm run eval -- proposals SET` judges what a language model proposes for the people of `writers/SET`, each proposal by
// itself. Only the first figure of a set counts.

interface Proposal {
  line: string | null
  sources: string[]
  text: string
  honest: boolean
  hard?: boolean
  why: string
}

/** What the writer answers once it has been told why a text was refused; `writers/SET/repairs.json` is a list of them. */
interface Repair {
  file: string
  text: string
  repaired: string
}

interface Pair {
  resume: unknown
  job: string
  proposals: Proposal[]
}

type Verdict = 'supported' | 'ask' | 'refused'
interface Judged extends Proposal {
  file: string
  verdict: Verdict
  objection: string
  /** What the writer is told where it was refused, word for word. */
  told: string
  /** How it ends after one repair, where there is one. */
  ends: Verdict
}

const repairsName = 'repairs.json'

export function proposals([set = '', ...options]: string[]) {
  const folder = `writers/${set}`
  const files = readdirSync(join(here, folder)).filter((name) => name.endsWith('.json') && name !== repairsName)
  const repairs = existsSync(join(here, folder, repairsName)) ? json<Repair[]>(folder, repairsName) : []
  const all = files.flatMap((file) => judged(file, json<Pair>(folder, file), repairs))
  const honest = all.filter((it) => it.honest)
  const madeUp = all.filter((it) => !it.honest)
  const isWrong = (it: Judged) => (it.honest ? it.verdict === 'refused' : it.verdict !== 'refused')
  const place = options.indexOf('--refused')
  const refused = all.filter(({ verdict }) => verdict === 'refused')
  if (place >= 0) return writeRefused(options[place + 1], refused, repairs)
  console.log(`${set}, on ${commit()}`)
  report('honest', honest)
  if (repairs.length > 0) {
    report('honest, after one repair', honest, ({ ends }) => ends)
    const stands = all.filter(({ ends }) => ends !== 'refused').length
    console.log(`all lines that end in a text that stands or is asked: ${percent(stands, all.length)}`)
  }
  report('fabrications', madeUp)
  report(
    'fabrications of hard kinds',
    madeUp.filter(({ hard }) => hard),
  )
  if (options.includes('--show')) for (const it of all.filter(isWrong)) console.log(shown(it))
}

/** What an author needs to answer for the writer: the text, its lines, and what the writer is told. */
function writeRefused(path: string | undefined, refused: readonly Judged[], repairs: readonly Repair[]) {
  if (!path) throw new Error('Name the file to write: --refused FILE')
  const rows = refused.map((it) => ({
    ...{ file: it.file, line: it.line, sources: it.sources, text: it.text, told: it.told },
    repaired: repairFor(it, it.file, repairs)?.repaired ?? '',
  }))
  writeFileSync(path, `${JSON.stringify(rows, null, 1)}\n`)
  console.log(`${rows.length} refused proposals in ${path}`)
}

const repairFor = ({ text }: Proposal, file: string, repairs: readonly Repair[]) =>
  repairs.find((it) => it.file === file && it.text === text && it.repaired !== '')

function report(name: string, items: readonly Judged[], of: (it: Judged) => Verdict = ({ verdict }) => verdict) {
  for (const verdict of ['supported', 'ask', 'refused'] as const)
    console.log(
      `${name.padEnd(34)} ${verdict.padEnd(10)} ${percent(items.filter((it) => of(it) === verdict).length, items.length)}`,
    )
}

const shown = ({ file, line, verdict, text, why, objection, honest }: Judged) =>
  [
    `${verdict.toUpperCase()} (${honest ? 'honest' : 'made up'}) ${file}: ${objection}`,
    line ?? '',
    `→ ${text}`,
    `(${why})`,
  ].join('\n   ')

function judged(file: string, { resume, job: text, proposals: proposed }: Pair, repairs: readonly Repair[]): Judged[] {
  const document = fromJsonResume(resume)
  const asked = termsAsked(readJob(text, skillMatcher()))
  const check = cautious()
  const page = numberedPage(document, [])
  const sources = new Map(sourcesOf(document).map((source) => [source.id, source]))
  const verdictOn = (proposal: Proposal): Pick<Judged, 'verdict' | 'objection' | 'told'> => {
    const edit = editOf(proposal, document)
    const { accepted, doubted, refused } = judge(document, [], [edit], today, { asked, check })
    if (accepted.length > 0) return { verdict: 'supported', objection: '', told: '' }
    if (doubted.length > 0) return { verdict: 'ask', objection: '', told: '' }
    const objection = refused[0]?.why ?? ''
    const cited = edit.sources.flatMap((id) => sources.get(id) ?? [])
    const feedback = feedbackOn(objection, check(cited, edit.text, { today, asked }), cited)
    const line = page.lines.find(({ ids }) => ids.includes(edit.line))?.number ?? 0
    return { verdict: 'refused', objection, told: page.masks.hide(refusedRow({ line, text: edit.text, feedback })) }
  }
  return proposed.map((proposal) => {
    const first = verdictOn(proposal)
    const repair = first.verdict === 'refused' ? repairFor(proposal, file, repairs) : undefined
    const ends = repair ? verdictOn({ ...proposal, text: repair.repaired }).verdict : first.verdict
    return { ...proposal, ...first, file, ends }
  })
}

/** A proposal names lines by their words; an edit names them by their ids. */
function editOf({ line, sources: cited, text }: Proposal, document: ResumeDocument): Edit {
  const sources = sourcesOf(document)
  const own = sources.find((it) => it.text === line)
  const behind = cited.flatMap((it) => sources.find((source) => isSaid(source, it)) ?? [])
  const takes = own?.role == null ? [] : behind.filter((it) => it.kind === 'line' && it.role === own.role && it !== own)
  const ids = [...new Set([own, ...behind].flatMap((it) => it?.id ?? []))]
  const edit = { id: 't1', text, reason: 'Closer to the ad.', requirement: null, sources: ids }
  if (!own) return { ...edit, line: 'new-1', kind: 'added', place: { list: 'summary', before: null, index: 0 } }
  if (takes.length === 0) return { ...edit, line: own.id, kind: 'reworded' }
  return { ...edit, line: own.id, kind: 'combined', takes: takes.map(({ id }) => id) }
}

/** A head is cited as `POSITION, EMPLOYER`, a certificate or a language by its name. */
const isSaid = ({ text, quotes, kind }: Source, cited: string) =>
  text === cited || quotes.slice(0, 2).join(', ') === cited || (kind !== 'line' && quotes[0] === cited)
