import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { type RefusedFile, refuse } from '@bespeak/documents/file-text.ts'
import { limits } from '@bespeak/documents/limits.ts'
import { AppError, badInput, failedWith } from '../kernel/errors.ts'
import type { Format } from '../services/resume/documents/formats.ts'

// Files of whoever runs the program, as far as the file system lets them.

export const refusalOf = ({ code, message }: RefusedFile): AppError => new AppError(code, message)

/** A file as it lies there; what is too large for a resume is not even opened. */
export async function bytesAt(path: string): Promise<Uint8Array> {
  const about = await stat(path).catch(unopened)
  if (!about.isFile()) throw new AppError('UNSUPPORTED_FILE', 'This is not a file. Please name one.')
  if (about.size > limits.bytes) throw refusalOf(refuse('too-large'))
  return new Uint8Array(await readFile(path).catch(unopened))
}

function unopened(error: unknown): never {
  if (failedWith(error, 'ENOENT', 'ENOTDIR')) throw new AppError('NOT_FOUND', 'There is no such file.')
  if (failedWith(error, 'EACCES', 'EPERM')) throw new AppError('FORBIDDEN', 'You may not open this file.')
  throw error
}

/** Nothing is written over unless that is wanted. */
export async function writeNew(path: string, bytes: Uint8Array, isOver = false): Promise<void> {
  await writeFile(path, bytes, { flag: isOver ? 'w' : 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (failedWith(error, 'EEXIST')) throw new AppError('CONFLICT', `${path} already exists and is not overwritten.`)
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) throw new AppError('NOT_FOUND', `There is no folder for ${path}.`)
    if (failedWith(error, 'EACCES', 'EPERM', 'EROFS')) throw new AppError('FORBIDDEN', `You may not write to ${path}.`)
    throw error
  })
}

/** By the ending of its name. */
export function formatOf<Kind extends Format>(path: string, known: readonly Kind[]): Kind {
  const ending = extname(path).slice(1).toLowerCase()
  const format = known.find((it) => it === ending)
  if (format) return format
  throw badInput({ out: `The name of the new file must end with ${known.map((it) => `.${it}`).join(', ')}.` })
}
