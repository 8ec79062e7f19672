import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { numberedPage } from '@bespeak/domain/writers/index.ts'
import { engine } from '../../../testing/engine.ts'
import type { Engine } from '../ports.ts'
import { type TailorTask, tailor } from '../tailored/tailoring.ts'

/** What the person wrote, and what a model puts for it in each line that begins so. */
const youWrote = 'Write'
const suggested = 'Prepare'

const linesOf = (document: ResumeDocument) =>
  numberedPage(document, []).lines.filter(({ text }) => text.startsWith(`${youWrote} `))

const model = (reply: object) => ({ writer: 'small-1', replies: [JSON.stringify(reply)], against: [] })

const inOtherWords = (document: ResumeDocument) =>
  model({
    edits: linesOf(document).map(({ number, text }) => ({
      ...{ line: number, text: text.replace(youWrote, suggested), reason: 'Another word for it.', sources: [number] },
    })),
  })

const quietly = () => undefined

/** The engine, with a model whose words only the person can settle. */
export const askingEngine: Engine = (asker, work, ...takes) => {
  const here: Partial<Record<string, () => unknown>> = {
    tailor: () => {
      const task = takes[0] as TailorTask
      return tailor({ ...task, words: inOtherWords(task.original.document) }, quietly)
    },
  }
  const done = here[work]
  return (done ? Promise.resolve(done()) : engine(asker, work, ...takes)) as ReturnType<typeof engine<typeof work>>
}
