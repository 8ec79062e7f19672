import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { apply } from './apply.ts'
import { listsIn } from './lists.ts'

/** [T44] Without moves that change no order once lines are gone, and with reasons that say where a line came to stand. */
export function withTrueMoves(edits: Edit[], document: ResumeDocument): Edit[] {
  const before = ordersIn(document)
  const moves = edits.filter(({ kind, place }) => kind === 'moved' && before.has(place?.list ?? ''))
  const isIdle = (edit: Edit, all: readonly Edit[]) => {
    const list = edit.place?.list ?? ''
    const [now, without] = [all, all.filter((it) => it !== edit)].map((some) =>
      ordersIn(apply(document, some)).get(list),
    )
    return now?.join() === without?.join()
  }
  let kept = edits
  for (const edit of moves) if (isIdle(edit, kept)) kept = kept.filter((it) => it !== edit)
  const after = ordersIn(apply(document, kept))
  return kept.map((edit) => (moves.includes(edit) ? asItCameOut(edit, before, after) : edit))
}

type Orders = Map<string, string[]>

const ordersIn = (document: ResumeDocument): Orders =>
  new Map(listsIn(document).map(({ id, lines }) => [id, lines.map((line) => line.id)]))

/** Among the lines that stand before and after. */
function asItCameOut(edit: Edit, before: Orders, after: Orders): Edit {
  const [old = [], now = []] = [before, after].map((orders) => orders.get(edit.place?.list ?? ''))
  const [was, is] = [old.filter((id) => now.includes(id)), now.filter((id) => old.includes(id))].map((ids) =>
    ids.indexOf(edit.line),
  )
  const way = Math.sign((is ?? 0) - (was ?? 0))
  if (way === (saysUp.test(edit.reason) ? -1 : 1)) return edit
  return { ...edit, reason: reasons[way + 1] ?? edit.reason, requirement: null }
}

const saysUp = /comes first|moves up/

/** Of what came to stand higher, where it stood, or lower, though it was moved for another reason. */
const reasons = [
  'Lines above it moved down, so it moves up.',
  'It keeps its place; the lines around it have changed theirs.',
  'Lines that say more for the job now come before it.',
]
