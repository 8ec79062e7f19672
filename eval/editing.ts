import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { type Standing, standingOf } from '@bespeak/domain/match/index.ts'
import { type Proof, proofsOf } from '@bespeak/domain/proof/index.ts'
import { readPlainText } from '@bespeak/domain/reading/read.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Edit } from '@bespeak/domain/resume/edit.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { apply, listsIn, propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { get, here, namesIn, pairSet, today } from './data.ts'
import type { Figures } from './scorer.ts'

// What the built-in editor makes of the ordinary people for their near ads, and of the graded pairs of `resumes` and
// `jobs`: edits by kind, and what a tailored resume must never be. Beside it, what is trivial: the resume as it is, and
// every role ordered by figures.

interface Pair {
  document: ResumeDocument
  job: Job
}

interface Edited extends Pair {
  edits: Edit[]
  tailored: ResumeDocument
  proofs: Proof[]
}

const lengths = ['full', 'balanced', 'one-page'] as const

export function editing(): Figures {
  const pairs = [...ordinaryPairs(), ...gradedPairs()]
  const full = pairs.map((pair) => edited(pair, 'full'))
  const all = [...full, ...lengths.slice(1).flatMap((length) => pairs.map((pair) => edited(pair, length)))]
  const kinds = ['headline', 'moved', 'skills', 'spelling', 'hidden', 'fact'] as const
  const edits = all.flatMap((it) => it.edits)
  return {
    pairs: pairs.length,
    edits: edits.length,
    ...Object.fromEntries(kinds.map((kind) => [`edits, ${kind}`, edits.filter(({ made }) => made === kind).length])),
    'resumes that stay as they are': full.filter((it) => it.edits.length === 0).length,
    'scores lower': all.filter(isLower).length,
    'entries lost': all.filter(({ document, tailored }) => entriesIn(tailored) !== entriesIn(document)).length,
    'requirements that lose their evidence': all.reduce((sum, it) => sum + evidenceLost(it), 0),
    'words that are not the person’s, nor a name of the ad': all.flatMap(strangeWords).length,
    'roles that open with a figure or result, %': share(full.map(({ tailored, proofs }) => opening(tailored, proofs))),
    'the same, unchanged': share(full.map(({ document, proofs }) => opening(document, proofs))),
    'lines moved by the order of figures': full.reduce((sum, it) => sum + movedByFigure(it), 0),
  }
}

const textIn = (...path: string[]) => readFileSync(join(here, 'ordinary', ...path), 'utf8')

const ordinaryPairs = (): Pair[] =>
  namesIn(join('ordinary', 'people'), '.txt').flatMap((person) => {
    const ad = namesIn(join('ordinary', 'ads'), '.txt').find((name) => name.startsWith(`a${person.slice(1, 3)}`))
    const document = readPlainText(textIn('people', `${person}.txt`)).document
    return ad ? [{ document, job: readJob(textIn('ads', `${ad}.txt`), skillMatcher()) }] : []
  })

function gradedPairs(): Pair[] {
  const { pairs, resumes, jobs } = pairSet()
  return pairs.map(({ resume, job }) => ({ document: get(resumes, resume), job: get(jobs, job) }))
}

function edited({ document, job }: Pair, length: (typeof lengths)[number]): Edited {
  const edits = propose(document, job, { ...usualOptions, length }, [], today)
  const proofs = proofsOf(document, { ...(job.title ? { title: job.title } : {}), text: job.text })
  return { document, job, edits, proofs, tailored: apply(document, edits) }
}

const standing = (document: ResumeDocument, job: Job): Standing => standingOf(document, job, { today, facts: [] })
const isLower = ({ document, tailored, job }: Edited) =>
  tailored !== document && standing(tailored, job).score < standing(document, job).score
const entriesIn = ({ sections }: ResumeDocument) => sections.reduce((sum, { entries }) => sum + entries.length, 0)

function evidenceLost({ document, tailored, job, edits }: Edited): number {
  const gone = new Set(edits.filter(({ made }) => made === 'hidden').map(({ line }) => line))
  if (gone.size === 0 || tailored === document) return 0
  const rows = standing(document, job).ledger
  return rows.filter(({ evidence }) => evidence.length > 0 && evidence.every(({ source }) => gone.has(source))).length
}

function strangeWords({ document, tailored, job }: Edited): string[] {
  const own = ` ${sourcesOf(document)
    .map(({ text }) => text)
    .join(' ')} ${job.text} `.toLowerCase()
  const words = sourcesOf(tailored).flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
  return words.filter((word) => !own.includes(word))
}

const rolesIn = (document: ResumeDocument) => listsIn(document).filter(({ role, lines }) => role && lines.length > 1)

/** Of each role with several lines, whether its first one shows something. */
function opening(document: ResumeDocument, proofs: readonly Proof[]): boolean[] {
  const telling = new Set(proofs.filter(({ why }) => why.figure || why.result).map(({ source }) => source.id))
  return rolesIn(document).map(({ lines: [first] }) => telling.has(first?.id ?? ''))
}

const share = (all: readonly boolean[][]) => (100 * all.flat().filter(Boolean).length) / all.flat().length

function movedByFigure({ document, proofs }: Edited): number {
  const figures = new Set(proofs.filter(({ why }) => why.figure).map(({ source }) => source.id))
  return rolesIn(document).reduce((sum, { lines }) => {
    const ordered = [...lines].sort((a, b) => Number(figures.has(b.id)) - Number(figures.has(a.id)))
    return sum + ordered.filter(({ id }, at) => id !== lines[at]?.id).length
  }, 0)
}
