import { privacyAnswerDays } from '@bespeak/domain/account/requests.ts'
import { type MailPart, type WrittenMail, writeMail } from '../../../kernel/mail.ts'
import type { StoredRequest } from './requests.store.ts'

const dayOf = (moment: Date) =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** To whoever runs this: the one mail that holds what somebody else typed. */
export const operatorMail = (
  { id, kind, name, email, subject, message, dueAt }: StoredRequest,
  publicUrl: string,
): WrittenMail =>
  writeMail({
    subject: dueAt ? `Privacy request ${id}: ${kind}` : `Contact: ${subject}`,
    parts: [
      {
        facts: [
          ...rowOf('From', name),
          ['Address', email],
          ...rowOf('Right', dueAt && kind),
          ...rowOf('To be answered by', dueAt && dayOf(dueAt)),
          ['Number', String(id)],
        ],
      },
      message ? { quote: message } : 'Nothing more was said.',
    ],
    why: 'You get this mail because CONTACT_TO names this address.',
    publicUrl,
  })

const rowOf = (name: string, value: string | null): [string, string][] => (value ? [[name, value]] : [])

/** What was typed is repeated only to whoever proved the address: to others our mails would carry anybody's words. */
export function senderMail(request: StoredRequest, isProven: boolean, publicUrl: string): WrittenMail {
  const copy: MailPart[] = isProven && request.message ? ['This is what you wrote:', { quote: request.message }] : []
  const { subject, opening } = request.dueAt ? requestWords(request.dueAt) : contactWords
  const notYou: MailPart[] = isProven ? [] : [wrongAddress, { link: 'Tell us', href: `${publicUrl}/contact` }]
  return writeMail({
    subject,
    parts: [opening, ...copy, ...notYou],
    why: 'You get this mail because someone wrote to us with this address.',
    publicUrl,
  })
}

const contactWords = {
  subject: 'We have your message',
  opening: 'Thank you for writing to Bespeak. Your message has arrived, and we answer to this address.',
}

const requestWords = (dueAt: Date) => ({
  subject: 'We have your privacy request',
  opening: `Your privacy request has arrived. We answer within ${privacyAnswerDays} days, by ${dayOf(dueAt)} at the latest, to this address.`,
})

const wrongAddress =
  'If you did not write to us, someone gave your address by mistake. You can ignore this mail, or tell us.'
