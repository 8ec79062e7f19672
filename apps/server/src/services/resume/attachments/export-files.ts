import type { Sql } from '../../../kernel/db.ts'
import { type ExportPart, filePart } from '../../../kernel/held.ts'
import type { ResumePorts } from '../ports.ts'
import { filesOf } from '../resumes/resumes.store.ts'

/** The original files of a person, one at a time. */
export async function* originalFiles(
  sql: Sql,
  files: ResumePorts['files'],
  userId: number,
): AsyncGenerator<ExportPart> {
  for (const { id, title, fileName, fileKey } of await filesOf(sql, userId))
    yield filePart(`files/${id}-${fileName}`, `The original file of “${title}”`, files.get(fileKey))
}
