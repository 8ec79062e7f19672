import { deniesOrReserves } from '../facts/answers.ts'
import type { Job } from '../job/job.ts'
import { likeness, type Proof, proofsOf } from '../proof/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'

/** At most so many lines are notes of one question, all of one role. */
const mostLines = 2

/** What each use of a line costs it: no line has to carry every answer. */
const costOfUse = 1.5

/** The person's lines as notes of questions, handed out in turn. */
export function notesFrom(document: ResumeDocument, job: Job, facts: readonly Fact[]) {
  const answers = sourcesOf(document, facts).filter((it) => it.kind === 'fact' && !deniesOrReserves(it.text))
  const strongest = proofsOf(document, { title: job.title ?? '', text: job.text }).filter(({ score }) => score > 0)
  const used = new Map<string, number>()
  const worth = ({ score, source }: Proof) => score - costOfUse * (used.get(source.id) ?? 0)

  /** Those that are this much like what is asked, or that are known to show it. */
  function about(asked: string, least: number, shown: readonly string[] = []): Proof[] {
    const all = [...proofsOf(document, { text: asked }), ...answers.map((it) => proofOfAnswer(it, asked))]
    const fits = all.filter(
      ({ why, score, source }) => score > 0 && (why.likeness >= least || shown.includes(source.id)),
    )
    const [best, ...others] = fits.toSorted((a, b) => worth(b) - worth(a))
    if (!best) return []
    const lines = [best, ...others.filter(({ entry, role }) => entry === best.entry && role === best.role)].slice(
      0,
      mostLines,
    )
    for (const { source } of lines) used.set(source.id, (used.get(source.id) ?? 0) + 1)
    return lines
  }

  return { about, strongest, withFigures: strongest.filter(({ why }) => why.figure) }
}

export type Notes = ReturnType<typeof notesFrom>

function proofOfAnswer(source: Source, asked: string): Proof {
  const like = likeness(source.text, asked)
  return {
    source,
    entry: null,
    role: null,
    score: like,
    why: { figure: false, result: false, current: false, likeness: like },
  }
}
