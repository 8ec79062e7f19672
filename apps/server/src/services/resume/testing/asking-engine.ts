import { builtInWriter, type Edit, type Writer } from '@bespeak/domain/tailor/index.ts'
import { listsIn } from '@bespeak/domain/tailor/lists.ts'
import { askingAbout } from '@bespeak/domain/tailor/testing/asking.ts'
import { engine } from '../../../testing/engine.ts'
import { type LetterTask, letters } from '../letters/writing.ts'
import type { Engine } from '../ports.ts'
import { type TailorTask, tailor } from '../tailored/tailoring.ts'

/** What the person wrote, and what is put for it in each line that begins so. */
const youWrote = 'Write'
const suggested = 'Draft'

/** Besides what the built-in writer proposes, another word for each line that begins so. */
const writer: Writer = {
  async propose(task) {
    const lines = listsIn(task.document).flatMap((list) => list.lines)
    const edits = lines.flatMap(({ id, text }, at): Edit[] => {
      if (!text.startsWith(`${youWrote} `)) return []
      const words = text.replace(youWrote, suggested)
      const about = { reason: 'Another word for it.', requirement: null, sources: [id] }
      return [{ id: `s${at}`, line: id, kind: 'reworded', text: words, ...about }]
    })
    return [...(await builtInWriter.propose(task)), ...edits]
  },
}

const check = askingAbout(suggested, youWrote)
const spoken = askingAbout(`I ${youWrote.toLowerCase()}`, youWrote)
const quietly = () => undefined

/** The engine, but for a writer and a check that have something to ask. */
export const askingEngine: Engine = (asker, work, ...takes) => {
  const here: Partial<Record<string, () => unknown>> = {
    tailor: () => tailor(takes[0] as TailorTask, quietly, writer, check),
    letters: () => letters(takes[0] as LetterTask, quietly, spoken),
  }
  const done = here[work]
  return (done ? Promise.resolve(done()) : engine(asker, work, ...takes)) as ReturnType<typeof engine<typeof work>>
}
