import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { numberedPage } from '@bespeak/domain/writers/index.ts'
import { engine } from '../../../testing/engine.ts'
import { type LetterTask, letters } from '../letters/writing.ts'
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

const asLetter = (document: ResumeDocument) => {
  const { lines } = numberedPage(document, [])
  const told = [
    ['clusters', 'I run clusters for 40 services.'],
    ['Terraform modules', 'I built the Terraform modules for three regions.'],
    [youWrote, 'I write the on-call handbook for starters.'],
    ['clusters', 'I run 90 clusters.'],
  ]
  return model({
    sentences: told.map(([words = '', text]) => ({
      ...{ paragraph: 1, text, sources: lines.flatMap((line) => (line.text.includes(words) ? [line.number] : [])) },
    })),
  })
}

const quietly = () => undefined

/** The engine, with a model whose words only the person can settle, and one lie in its letter. */
export const askingEngine: Engine = (asker, work, ...takes) => {
  const here: Partial<Record<string, () => unknown>> = {
    tailor: () => {
      const task = takes[0] as TailorTask
      return tailor({ ...task, words: inOtherWords(task.original.document) }, quietly)
    },
    letters: () => {
      const task = takes[0] as LetterTask
      return letters({ ...task, words: asLetter(task.document) }, quietly)
    },
  }
  const done = here[work]
  return (done ? Promise.resolve(done()) : engine(asker, work, ...takes)) as ReturnType<typeof engine<typeof work>>
}
