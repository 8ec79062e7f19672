import type { Transporter } from 'nodemailer'
import type { Mailer } from '../../kernel/mail.ts'
import { compose } from './compose.ts'

interface SmtpOptions {
  url: string
  from: string
  /** How long the mail server may take in all. */
  patienceMs?: number
}

export function createSmtpMailer({ url, from, patienceMs = 15_000 }: SmtpOptions): Mailer {
  let transport: Transporter | null = null
  return {
    async send(message) {
      transport ??= await openTransport(url, patienceMs)
      await inTime(patienceMs, transport.sendMail(compose(message, from))).catch((error: unknown) => {
        throw new Error(`The mail server did not take the mail (${reason(error)}).`)
      })
    },
  }
}

/** Connects, greets and signs in, and sends nothing. Throws what went wrong. */
export async function greetSmtp({ url, patienceMs = 15_000 }: Pick<SmtpOptions, 'url' | 'patienceMs'>): Promise<void> {
  const transport = await openTransport(url, patienceMs)
  try {
    await inTime(patienceMs, transport.verify())
  } catch (error) {
    throw new Error(reason(error))
  } finally {
    transport.close()
  }
}

/** One deadline for all steps: with one each, a silent server keeps whoever waits for their sum. */
async function inTime<Result>(patienceMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Loaded by the first mail. */
async function openTransport(url: string, patienceMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
}

/** The server's own words are left out: they repeat the recipient's address, and this is logged. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || error.name
}
