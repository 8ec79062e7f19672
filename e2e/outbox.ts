import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

interface Mail {
  to: string
  subject: string
  text: string
  /** What a mail program opens where its reader wants no more of its kind. */
  unsubscribe: string | undefined
}

function outboxFolder(): string {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('E2E_DATA_DIR must name the DATA_DIR of the server under test')
  return join(dataDir, 'outbox')
}

/** Every mail, oldest first: the names of the files stand in that order. */
async function allMails(): Promise<Mail[]> {
  // The folder comes with the first mail.
  const files = existsSync(outboxFolder()) ? await readdir(outboxFolder()) : []
  const names = files.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(names.map((name) => readMail(name)))
}

const mailsTo = async (address: string): Promise<Mail[]> => (await allMails()).filter((mail) => mail.to === address)

const known = new Map<string, Promise<Mail>>()

/** Once: a mail that is there is whole, and stays as it is. */
function readMail(name: string): Promise<Mail> {
  const mail = known.get(name) ?? parseMail(name)
  known.set(name, mail)
  return mail
}

async function parseMail(name: string): Promise<Mail> {
  const mail = await PostalMime.parse(await readFile(join(outboxFolder(), name)))
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value
  return {
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    unsubscribe: header?.replace(/[<>]/g, ''),
  }
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

/** To whom mails with these words went; waits for the first. */
export async function mailedWith(words: string): Promise<string[]> {
  const found = async () => (await allMails()).filter(({ text }) => text.includes(words)).map(({ to }) => to)
  await expect.poll(async () => (await found()).length, { message: `a mail with ${words}` }).toBeGreaterThan(0)
  return found()
}

/** The mails to an address that have these words, as far as they are there. */
export const mailsWith = async (address: string, words: string): Promise<Mail[]> =>
  (await mailsTo(address)).filter(({ subject, text }) => `${subject}\n${text}`.includes(words))

/** The first of them; waits for it. */
export async function mailTo(address: string, words: string): Promise<Mail> {
  await expect
    .poll(async () => (await mailsWith(address, words)).length, { message: `a mail to ${address} with ${words}` })
    .toBeGreaterThan(0)
  const [mail] = await mailsWith(address, words)
  if (!mail) throw new Error('A mail that was there is gone.')
  return mail
}
