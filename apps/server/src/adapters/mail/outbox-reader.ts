import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failedWith } from '../../kernel/errors.ts'

export interface StoredMail {
  /** Of its file. */
  name: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  date: Date | null
}

/** The newest mails of the outbox, newest first. */
export async function readOutbox(folder: string, limit: number): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch(noneYet)).filter((name) => name.endsWith('.eml'))
  const newest = names.sort().reverse().slice(0, limit)
  return Promise.all(newest.map((name) => readMail(folder, name)))
}

/** Whom each of them goes to and an answer to it, however many there are: one at a time. */
export async function* mailsIn(folder: string): AsyncGenerator<{ name: string; to: string[]; replyTo: string[] }> {
  const { default: PostalMime } = await import('postal-mime')
  for (const name of (await readdir(folder).catch(noneYet)).filter((it) => it.endsWith('.eml'))) {
    const { to, replyTo } = await PostalMime.parse(await readFile(join(folder, name)))
    yield { name, to: addressesIn(to), replyTo: addressesIn(replyTo) }
  }
}

const addressesIn = (recipients: { address?: string | undefined }[] = []) =>
  recipients.flatMap(({ address }) => address ?? [])

function noneYet(error: unknown): string[] {
  if (failedWith(error, 'ENOENT')) return []
  throw error
}

/** One of them, as its HTML; null for a name that none has. */
export async function readHtml(folder: string, name: string): Promise<string | null> {
  const names = await readdir(folder).catch(noneYet)
  return names.includes(name) && name.endsWith('.eml') ? (await readMail(folder, name)).html : null
}

async function readMail(folder: string, name: string): Promise<StoredMail> {
  return { name, ...(await parse(await readFile(join(folder, name)))) }
}

async function parse(bytes: Buffer): Promise<Omit<StoredMail, 'name'>> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes)
  const date = mail.date ? new Date(mail.date) : null
  return {
    from: mail.from?.address ?? '',
    to: addressesIn(mail.to).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: date && !Number.isNaN(date.getTime()) ? date : null,
  }
}
