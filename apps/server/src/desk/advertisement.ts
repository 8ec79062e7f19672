import { readFile } from '@bespeak/documents/read-file.ts'
import { readJobPage } from '@bespeak/domain/job/read-page.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { advertisementIn } from '../services/resume/engine/advertisement.ts'
import { bytesAt, refusalOf } from './bytes.ts'
import { textOf } from './read.ts'

/** The advertisement in a file: a text, a saved page, or a document. */
export async function advertisementAt(path: string): Promise<string> {
  const bytes = await bytesAt(path)
  const read = await readFile(bytes)
  if (read.ok) return advertisementIn(textOf(read.source))
  if (read.reason !== 'web-page') throw refusalOf(read)
  return advertisementIn(readJobPage(new TextDecoder().decode(bytes), skillMatcher()).text)
}
