import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface StoredMail {
  from: string
  to: string
  subject: string
  text: string
  date: Date | null
}

/** The newest mails of the outbox, newest first. */
export async function readOutbox(folder: string, limit: number): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch(noneYet)).filter((name) => name.endsWith('.eml'))
  const newest = names.sort().reverse().slice(0, limit)
  return Promise.all(newest.map(async (name) => parse(await readFile(join(folder, name)))))
}

function noneYet(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

async function parse(bytes: Buffer): Promise<StoredMail> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes)
  const date = mail.date ? new Date(mail.date) : null
  return {
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map((recipient) => recipient.address ?? '').join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    date: date && !Number.isNaN(date.getTime()) ? date : null,
  }
}
