import { formatOf } from '../../desk/bytes.ts'
import { resumeFile } from '../../desk/documents.ts'
import { formats } from '../../services/resume/documents/formats.ts'
import type { Call } from '../command.ts'
import { eachFile, keep, layoutIn, outFor, readFor, typed } from './each-file.ts'

export async function exportFiles(call: Call): Promise<void> {
  const layout = layoutIn(call.named)
  await eachFile(call, async (file, begin) => {
    const path = await outFor(file, call)
    const format = typed(() => formatOf(path, formats))
    const { document, notes } = await readFor(file, begin)
    begin('writing the document')
    await keep(path, await resumeFile(document, format, layout), call)
    return { lines: [`${path} is written.`, ...notes], json: { written: path, format, notes } }
  })
}
