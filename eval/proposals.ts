import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { termsAsked } from '@bespeak/domain/job/terms-asked.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { type Source, sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { type Edit, judge } from '@bespeak/domain/tailor/index.ts'
import { cautious } from '@bespeak/domain/writers/index.ts'
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
  /** What the writer answers once it has been told why the text was refused. */
  repaired?: string
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
  /** How it ends after one repair. */
  ends: Verdict
}

export function proposals([set = '', ...options]: string[]) {
  const folder = `writers/${set}`
  const files = readdirSync(join(here, folder)).filter((name) => name.endsWith('.json'))
  const all = files.flatMap((file) => judged(file, json<Pair>(folder, file)))
  console.log(`${set}, on ${commit()}`)
  const honest = all.filter((it) => it.honest)
  const madeUp = all.filter((it) => !it.honest)
  report('honest', honest)
  report('honest, after one repair', honest, ({ ends }) => ends)
  report('fabrications', madeUp)
  report(
    'fabrications of hard kinds',
    madeUp.filter(({ hard }) => hard),
  )
  const isWrong = (it: Judged) => (it.honest ? it.verdict === 'refused' : it.verdict !== 'refused')
  if (options.includes('--show')) for (const it of all.filter(isWrong)) console.log(shown(it))
  if (options.includes('--refused')) console.log(JSON.stringify(honest.filter(isWrong), null, 1))
}

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

function judged(file: string, { resume, job: text, proposals: proposed }: Pair): Judged[] {
  const document = fromJsonResume(resume)
  const asked = termsAsked(readJob(text, skillMatcher()))
  const check = cautious()
  const verdictOn = (proposal: Proposal): { verdict: Verdict; objection: string } => {
    const { accepted, doubted, refused } = judge(document, [], [editOf(proposal, document)], today, { asked, check })
    return {
      verdict: accepted.length > 0 ? 'supported' : doubted.length > 0 ? 'ask' : 'refused',
      objection: refused[0]?.why ?? '',
    }
  }
  return proposed.map((proposal) => {
    const first = verdictOn(proposal)
    const again = first.verdict === 'refused' && proposal.repaired !== undefined
    const ends = again ? verdictOn({ ...proposal, text: proposal.repaired ?? '' }).verdict : first.verdict
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
