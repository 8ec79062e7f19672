import * as z from 'zod/mini'
import { type Edit, editKinds } from '../resume/edit.ts'

const id = z.string().check(z.regex(/^[\w-]{1,40}$/))
const sourceId = z.string().check(z.regex(/^[\w.-]{1,60}$/))
const listId = sourceId

/** One line of words: no break, nothing that cannot be seen. */
const line = z.string().check(z.maxLength(1_200), z.regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u))

/** An edit as it comes from outside. Unknown fields are dropped. */
const editSchema = z.object({
  id,
  line: id,
  kind: z.enum(editKinds),
  text: line,
  reason: line.check(z.minLength(1), z.maxLength(400)),
  requirement: z.nullable(z.string().check(z.maxLength(80))),
  sources: z.array(sourceId).check(z.maxLength(60)),
  place: z.optional(
    z.object({ list: listId, before: z.nullable(id), index: z.int().check(z.minimum(0), z.maximum(999)) }),
  ),
  takes: z.optional(z.array(id).check(z.minLength(1), z.maxLength(10))),
})

const mostEdits = 500

/** What a writer that is not ours answered: the edits in it, and what is none. It passes here once. */
export function readEdits(answer: unknown): { edits: Edit[]; refused: { edit: unknown; why: string }[] } {
  const listed = Array.isArray(answer) ? answer : []
  const edits: Edit[] = []
  const refused: { edit: unknown; why: string }[] = []
  for (const edit of listed.slice(0, mostEdits)) {
    const read = editSchema.safeParse(edit)
    if (read.success) edits.push(read.data)
    else refused.push({ edit, why: 'This is not an edit: a field is missing or has another form.' })
  }
  for (const edit of listed.slice(mostEdits)) refused.push({ edit, why: `More than ${mostEdits} edits at once.` })
  return { edits, refused }
}
