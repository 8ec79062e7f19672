import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

interface Mail {
  to: string
  text: string
}

function outboxFolder(): string {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('E2E_DATA_DIR must name the DATA_DIR of the server under test')
  return join(dataDir, 'outbox')
}

/** Every mail to one address, oldest first: the names of the files stand in that order. */
async function mailsTo(address: string): Promise<Mail[]> {
  // The folder comes with the first mail.
  const files = existsSync(outboxFolder()) ? await readdir(outboxFolder()) : []
  const names = files.filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map((name) => readMail(name)))
  return mails.filter((mail) => mail.to === address)
}

const known = new Map<string, Promise<Mail>>()

/** Once: a mail that is there is whole, and stays as it is. */
function readMail(name: string): Promise<Mail> {
  const mail = known.get(name) ?? parseMail(name)
  known.set(name, mail)
  return mail
}

async function parseMail(name: string): Promise<Mail> {
  const mail = await PostalMime.parse(await readFile(join(outboxFolder(), name)))
  return { to: mail.to?.[0]?.address ?? '', text: mail.text ?? '' }
}

async function codesTo(address: string): Promise<string[]> {
  const mails = await mailsTo(address)
  return mails.flatMap((mail) => /^\d{6}$/m.exec(mail.text) ?? [])
}

/** The code of the nth mail to an address, counted from 1; waits for the mail. */
export async function codeMailed(address: string, nth = 1): Promise<string> {
  await expect
    .poll(async () => (await codesTo(address)).length, { message: `mail ${nth} to ${address}`, intervals: [50] })
    .toBeGreaterThanOrEqual(nth)
  return (await codesTo(address))[nth - 1] ?? ''
}
