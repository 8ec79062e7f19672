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

/** Whether this key opens what the files are sealed with, told by the first of them; without any, every key does. */
export async function opensWith(archive: Archive, key: string | undefined): Promise<boolean> {
  if (archive.manifest.files.count === 0) return true
  if (!key) return false
  for await (const { key: name, bytes } of archive.files()) {
    const nowhere = { get: async () => bytes, put: async () => undefined, remove: async () => undefined }
    const sealed = encryptFiles(nowhere, new TextEncoder().encode(key), () => undefined)
    return sealed.get(name).then(
      () => true,
      () => false,
    )
  }
  return true
}
