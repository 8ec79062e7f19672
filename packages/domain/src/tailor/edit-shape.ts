import { type Edit, editKinds } from '../resume/edit.ts'
import { list, nullable, object, oneOf, optional, readAs, type Shape, text, whole } from '../resume/shape.ts'

const id = text(/^[\w-]{1,40}$/)
const sourceId = text(/^[\w.-]{1,60}$/)
const listId = sourceId

/** One line of words: no break, nothing that cannot be seen. */
const line = /^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u

/** An edit as it comes from outside. Unknown fields are dropped. */
const editShape: Shape<Edit> = object({
  id,
  line: id,
  kind: oneOf(...editKinds),
  text: text(line, [0, 1_200]),
  reason: text(line, [1, 400]),
  requirement: nullable(text(/^/, [0, 80])),
  sources: list(sourceId, [0, 60]),
  place: optional(object({ list: listId, before: nullable(id), index: whole(0, 999) })),
  takes: optional(list(id, [1, 10])),
})

const mostEdits = 500

/** What a writer that is not ours answered: the edits in it, and what is none. It passes here once. */
export function readEdits(answer: unknown): { edits: Edit[]; refused: { edit: unknown; why: string }[] } {
  const listed = Array.isArray(answer) ? answer : []
  const edits: Edit[] = []
  const refused: { edit: unknown; why: string }[] = []
  for (const edit of listed.slice(0, mostEdits)) {
    const read = readAs(editShape, edit)
    if (read) edits.push(read)
    else refused.push({ edit, why: 'This is not an edit: a field is missing or has another form.' })
  }
  for (const edit of listed.slice(mostEdits)) refused.push({ edit, why: `More than ${mostEdits} edits at once.` })
  return { edits, refused }
}
