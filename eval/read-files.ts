import { readFileSync } from 'node:fs'
import { readFile } from '@bespeak/documents/read-file.ts'
import type { Reading } from '@bespeak/domain/reading/read.ts'
import { readSource } from '@bespeak/domain/reading/read-source.ts'

/** What is read from a file, or the sentence it is refused with. */
export async function readResumeFile(path: string): Promise<Reading | string> {
  const read = await readFile(new Uint8Array(readFileSync(path)))
  return read.ok ? readSource(read.source) : read.message
}

/** Characters of the source that no field, no unplaced line and no note of the layout holds. */
export function lostCharacters({ document, source }: Reading): number {
  const held = new Uint8Array(source.length)
  for (const { spans } of Object.values(document.origins)) for (const [from, to] of spans) held.fill(1, from, to)
  return Array.from({ length: source.length }, (_, at) => at).filter((at) => !held[at] && /\S/u.test(source[at] ?? ''))
    .length
}
