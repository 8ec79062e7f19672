import { randomUUID } from 'node:crypto'
import type { RefusedFile } from '@bespeak/documents/file-text.ts'
import { AppError, DamagedFile, noneIfDamaged } from '../../../kernel/errors.ts'
import { contentTypes } from '../documents/formats.ts'
import { withinFiles } from '../engine/writing-budget.ts'
import type { Written } from '../html/content.ts'
import type { ResumePorts } from '../ports.ts'
import type { FileDigests } from './file-digests.ts'

/** The original file of a resume: what a person called it, what it really is, and where it is kept. */
export interface Attachment {
  fileName: string
  fileType: string
  fileKey: string
  fileDigest: string | null
}

/** What is kept was of a kind that is known when it came. */
const typeOf: Record<string, string> = contentTypes

const maxBytes = 10 * 1024 * 1024

export type Attachments = ReturnType<typeof createAttachments>

export function createAttachments(
  ports: Pick<ResumePorts, 'files' | 'readFile' | 'engine' | 'limits'>,
  digests: FileDigests,
) {
  const { files, readFile, engine } = ports

  return {
    /** Reads a file, and keeps it only if it can be read. */
    async take(file: File, userId: number): Promise<{ written: Written; attachment: Attachment }> {
      if (file.size > maxBytes)
        throw new AppError('TOO_LARGE', 'A file can be at most 10 MB. Please choose a smaller one.')
      await withinFiles(ports, userId)
      const bytes = new Uint8Array(await file.arrayBuffer())
      const read = await readFile(bytes, userId)
      if (!read.ok) throw refusalOf(read)
      const written = await engine({ userId }, 'readFileText', read.source)
      const attachment = {
        fileName: safeName(file.name),
        fileType: read.kind,
        fileKey: randomUUID(),
        fileDigest: digests.of(userId, bytes),
      }
      await files.put(attachment.fileKey, bytes)
      return { written, attachment }
    },

    /** The same file once more, for a resume of its own. */
    async copy(
      userId: number,
      { fileName, fileType, fileKey, fileDigest }: Nullable<Attachment>,
    ): Promise<Attachment | null> {
      if (!fileKey) return null
      await withinFiles(ports, userId)
      // The resume itself is in the database, and whole.
      const bytes = await files.get(fileKey).catch(noneIfDamaged)
      if (!bytes || !fileName || !fileType) return null
      const attachment = { fileName, fileType, fileKey: randomUUID(), fileDigest }
      await files.put(attachment.fileKey, bytes)
      return attachment
    },

    /** The original file, byte for byte. */
    async open({ fileName, fileType, fileKey }: Nullable<Attachment>) {
      const bytes = fileKey && (await files.get(fileKey).catch(sayIfDamaged))
      if (!bytes || !fileName || !fileType) return null
      return { filename: fileName, contentType: typeOf[fileType] ?? 'application/octet-stream', bytes }
    },
  }
}

const retryAfter = 10

const refusalOf = ({ code, message }: RefusedFile) =>
  new AppError(code, message, code === 'RATE_LIMITED' ? { retryAfter } : {})

function sayIfDamaged(error: unknown): never {
  if (!(error instanceof DamagedFile)) throw error
  throw new AppError('UNSUPPORTED_FILE', 'This file is damaged and cannot be opened. Please upload it again.')
}

type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

const maxName = 200

/** The last part of whatever was sent, without what cannot be seen or would turn the text around. */
function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, '').trim()
  const [, stem = plain, ending = ''] = /^(.*?)(\.\w{1,10})?$/su.exec(plain) ?? []
  return `${[...stem].slice(0, maxName).join('')}${ending}` || 'resume'
}
