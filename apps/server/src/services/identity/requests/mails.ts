import { paths } from '@bespeak/contracts/paths.ts'
import { privacyAnswerDays } from '@bespeak/domain/account/requests.ts'
import { type MailPart, type WrittenMail, writeMail } from '../../../kernel/mail.ts'
import type { StoredRequest } from './requests.store.ts'

const dayOf = (moment: Date) =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** To whoever runs this: the one mail that holds what somebody else typed. Outside the quotation it would read as ours. */
export const operatorMail = (request: StoredRequest, publicUrl: string): WrittenMail =>
  writeMail({
    subject: request.dueAt ? `Privacy request ${request.id}: ${request.kind}` : `Contact message ${request.id}`,
    parts: [
      'This is what somebody wrote to us, as they typed it. Nobody has checked that the address is theirs.',
      { quote: asTyped(request) },
      ...(request.dueAt ? [{ facts: dueFacts(request.kind, request.dueAt) }] : []),
      'To answer them, reply to this email.',
    ],
    why: 'You are getting this email because CONTACT_TO names this address.',
    publicUrl,
  })

const dueFacts = (kind: string, dueAt: Date): [string, string][] => [
  ['Right', kind],
  ['To be answered by', dayOf(dueAt)],
]

const asTyped = ({ name, email, subject, message }: StoredRequest): string =>
  [
    ...lineOf('Name', name),
    `Address: ${email}`,
    ...lineOf('Subject', subject),
    '',
    message || 'Nothing more was said.',
  ].join('\n')

const lineOf = (name: string, value: string | null): string[] => (value ? [`${name}: ${value}`] : [])

/** What was typed is repeated only to whoever proved the address: to others our mails would carry anybody's words. */
export function senderMail(request: StoredRequest, isProven: boolean, publicUrl: string): WrittenMail {
  const copy: MailPart[] = isProven && request.message ? ['This is what you wrote:', { quote: request.message }] : []
  const { subject, opening } = request.dueAt ? requestWords(request.dueAt) : contactWords
  const notYou: MailPart[] = isProven ? [] : [wrongAddress, { link: 'Tell us', href: `${publicUrl}${paths.contact()}` }]
  return writeMail({
    subject,
    parts: [opening, ...copy, ...notYou],
    why: 'You are getting this email because someone wrote to us with this address.',
    publicUrl,
  })
}

const contactWords = {
  subject: 'We have your message',
  opening: 'Thank you for writing to Bespeak. Your message has arrived, and we will reply to this address.',
}

const requestWords = (dueAt: Date) => ({
  subject: 'We have your privacy request',
  opening: `Your privacy request has arrived. We will reply to this address within ${privacyAnswerDays} days, by ${dayOf(dueAt)} at the latest.`,
})

const wrongAddress =
  'If you did not write to us, someone gave your address by mistake. You can ignore this email, or tell us.'
