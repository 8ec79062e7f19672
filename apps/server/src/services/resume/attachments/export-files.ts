import type { Sql } from '../../../kernel/db.ts'
import type { ExportPart } from '../../../kernel/held.ts'
import { filesOf } from '../resumes/resumes.store.ts'
import type { Attachments } from './attachments.ts'

/** The original files of a person, one at a time. */
export async function* originalFiles(sql: Sql, attachments: Attachments, userId: number): AsyncGenerator<ExportPart> {
  for (const { id, title, fileName, fileKey } of await filesOf(sql, userId)) {
    const bytes = await attachments.bytesOf(fileKey)
    if (!bytes) continue
    yield { path: `files/${id}-${fileName}`, about: `The original file of “${title}”`, content: once(bytes) }
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
