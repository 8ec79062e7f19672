import type { Job } from '../job/job.ts'
import type { Evidence } from '../match/index.ts'
import { type Proof, proofsOf } from '../proof/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'

/** At most so many lines are notes of one question, all of one role. */
const mostLines = 2

/** From here on a line is like a question of the bank. */
const alike = 0.45

/** The person's lines as notes of questions. */
export function notesFrom(document: ResumeDocument, job: Job, sources: readonly Source[]) {
  const all = proofsOf(document, { title: job.title ?? '', text: job.text })
  const strongest = all.filter(({ score }) => score > 0)
  const answers = sources.filter(({ kind }) => kind === 'fact').map(proofOfAnswer)
  const byId = new Map([...all, ...answers].map((it) => [it.source.id, it]))
  return {
    strongest,
    withFigures: strongest.filter(({ why }) => why.figure),
    /** Those that show a row. */
    showing: (evidence: readonly Evidence[]): Proof[] =>
      ofOneRole(evidence.flatMap(({ source }) => byId.get(source) ?? [])),
    /** Those that are like a question. */
    about: (asked: string): Proof[] =>
      ofOneRole(proofsOf(document, { text: asked }).filter(({ why, score }) => score > 0 && why.likeness >= alike)),
  }
}

export type Notes = ReturnType<typeof notesFrom>

const ofOneRole = (lines: readonly Proof[]): Proof[] =>
  [...new Set(lines)]
    .filter(({ entry, role }) => entry === lines[0]?.entry && role === lines[0]?.role)
    .slice(0, mostLines)

const proofOfAnswer = (source: Source): Proof => ({
  ...{ source, entry: null, role: null, score: 0 },
  why: { figure: false, result: false, current: false, likeness: 0 },
})
