import { text } from 'node:stream/consumers'
import { encryptFiles } from '../files/encrypted-files.ts'
import type { Archive } from './read-archive.ts'

/** The key of that name that the database made, where the settings gave none. */
export async function keyInArchive({ rows }: Archive, name: string): Promise<string | undefined> {
  const table = rows.tables.find((it) => it.name === 'kernel.keys')
  if (!table) return undefined
  const lines = (await text(await rows.read(table))).split('\n').map((line) => line.split('\t'))
  const at = (column: string) => table.columns.indexOf(column)
  return lines.find((line) => line[at('name')] === name)?.[at('value')]
}

const tried = 20

/** Whether these keys open what the files are sealed with, told by the first of them; without any, all keys do. */
export async function opensWith(archive: Archive, keys: string[]): Promise<boolean> {
  const [first, ...others] = keys.map((key) => new TextEncoder().encode(key))
  let count = 0
  for await (const { key: name, bytes } of archive.files()) {
    const nowhere = { get: async () => bytes, put: async () => undefined, remove: async () => undefined }
    const sealed = first && encryptFiles(nowhere, [first, ...others], () => undefined)
    const content = await sealed?.get(name).catch(() => null)
    if (!content) return false
    count += 1
    if (count === tried) return true
  }
  return true
}
