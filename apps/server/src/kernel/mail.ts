import { paths } from '@bespeak/contracts/paths.ts'
import { htmlOf } from './mail-html.ts'

/** A mail as it leaves us: the same words twice, as plain text and as simple HTML. */
export interface MailMessage extends WrittenMail {
  /** Becomes the Message-ID. A notice keeps its own when it is tried again; a code, which is then a new one, does not. */
  id: string
  to: string
  /** Where an answer goes; nowhere, where nothing is said. */
  replyTo?: string
}

export interface WrittenMail {
  subject: string
  /** Plain text; a code stands alone on its line. */
  text: string
  html: string
  headers: Record<string, string>
}

/** Resolves when the mail is out of our hands, throws when it is not. Called from jobs only, so that a request never waits for it. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
  /** Where mails lie with us instead: removes those to this address, and those of whoever wrote to us with it. */
  forget?(address: string): Promise<void>
}

/** A piece of a mail; a text alone is a paragraph. */
export type MailPart =
  | string
  | { code: string }
  /** What to do next. */
  | { button: string; href: string }
  | { link: string; href: string }
  | { facts: [name: string, value: string][] }
  /** What the reader, or somebody who writes to us, has typed. In no other part is anything that a stranger typed: it would read as ours. */
  | { quote: string }

export interface Mail {
  /** Also the heading of the HTML. */
  subject: string
  parts: MailPart[]
  /** Why this mail came, as a whole sentence. */
  why: string
  publicUrl: string
  /** Where the reader says no to mails of this kind: for those that a preference governs. */
  unsubscribe?: string
}

/** The one way to write a mail. */
export const writeMail = (mail: Mail): WrittenMail => ({
  subject: mail.subject,
  text: textOf(mail),
  html: htmlOf(mail),
  headers: mail.unsubscribe ? unsubscribeHeaders(mail.unsubscribe) : {},
})

/** Mail programs show these as a button of their own, and press it by a POST (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const textOf = ({ parts, why, publicUrl, unsubscribe }: Mail) =>
  `${[...parts.map(partText), footerText(why, publicUrl, unsubscribe)].join('\n\n')}\n`

function partText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('code' in part) return part.code
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('quote' in part) return part.quote.replace(/^/gm, '> ')
  return `${'button' in part ? part.button : part.link}: ${part.href}`
}

const footerText = (why: string, publicUrl: string, unsubscribe?: string) =>
  [
    why,
    ...(unsubscribe
      ? [`Stop these emails: ${unsubscribe}`, `Choose your emails: ${publicUrl}${paths.settings()}`]
      : []),
    `Bespeak: ${publicUrl}/`,
  ].join('\n')
