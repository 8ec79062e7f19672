import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from '../../kernel/mail.ts'

const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

/**
 * One mail to one person. The recipient is handed over as an object and in the envelope: as a text, a comma in it
 * would make two. Everything else that could end a header line is encoded by the library.
 */
export function compose(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: one(message.to) },
    envelope: { from: bareAddress(from), to: [message.to] },
    ...(message.replyTo ? { replyTo: { name: '', address: one(message.replyTo) } } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    textEncoding: 'quoted-printable',
    messageId: `<${message.id}@${bareAddress(from).split('@').at(-1)}>`,
    // Nobody's holiday notice answers a code.
    headers: { ...message.headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function one(address: string): string {
  if (!oneAddress.test(address)) throw new Error('The recipient is not one mail address.')
  return address
}

const bareAddress = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
