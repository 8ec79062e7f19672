import type { Person } from '../fair-queue.ts'
import { createHandPool, type Failure, type Hand, type HandEvents, type Patience, usualPatience } from '../hand-pool.ts'
import { isLong } from '../text-length.ts'
import type { RenderFailure } from './render-resume.ts'
import type { Rendered, Works, WriteTask } from './works.ts'

export interface WriterPoolOptions {
  start(events: HandEvents<Rendered>): Hand<WriteTask>
  hands: number
  patience?: Partial<Patience>
  /** A hand is replaced after so many, for the compiler keeps some memory of each. */
  documentsPerHand?: number
}

export interface DocumentWriter {
  /** Every work that is done here, for one person: people take turns. */
  writerFor(person: Person): Works
  /** How much waits, and how much is being written. */
  load(): { waiting: number; working: number }
  close(): void
}

const reasons: Record<Failure, RenderFailure['reason']> = { slow: 'slow', gone: 'broken', busy: 'busy', own: 'own' }

export function createWriterPool(options: WriterPoolOptions): DocumentWriter {
  const { start, hands, patience, documentsPerHand = 100 } = options
  const { run, load, close } = createHandPool<WriteTask, Rendered>({
    ...usualPatience,
    ...patience,
    name: 'The writer of documents',
    start,
    failed: (why, { takes }) => ({
      ok: false,
      reason: why === 'slow' && isLong(takes) ? 'slow-long' : reasons[why],
    }),
    hands,
    tasksPerHand: documentsPerHand,
    mostOfOne: 5,
    mostOfAll: 200,
  })
  /** A work that is done by another, and answers what it would answer here. */
  const apart =
    <Name extends keyof Works>(work: Name, person: Person) =>
    (...takes: Parameters<Works[Name]>) =>
      run({ work, takes }, person) as ReturnType<Works[Name]>
  return {
    writerFor: (person) => ({
      renderResume: apart('renderResume', person),
      renderResumeDocx: apart('renderResumeDocx', person),
      renderLetter: apart('renderLetter', person),
      renderLetterDocx: apart('renderLetterDocx', person),
      renderReport: apart('renderReport', person),
      renderGuide: apart('renderGuide', person),
      renderPlan: apart('renderPlan', person),
      renderInvoice: apart('renderInvoice', person),
    }),
    load,
    close,
  }
}
