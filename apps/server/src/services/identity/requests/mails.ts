import { privacyAnswerDays } from '@bespeak/domain/account/requests.ts'
import type { Words } from '../mails.ts'
import type { StoredRequest } from './requests.store.ts'

const lines = (...parts: string[]) => `${parts.join('\n')}\n`

const dayOf = (moment: Date) =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** To whoever runs this: the one mail that holds what somebody else typed. */
export const operatorMail = ({ id, kind, name, email, subject, message, dueAt }: StoredRequest): Words => ({
  subject: dueAt ? `Privacy request ${id}: ${kind}` : `Contact: ${subject}`,
  text: lines(
    ...(name ? [`From: ${name}`] : []),
    `Address: ${email}`,
    ...(dueAt ? [`Right: ${kind}`, `To be answered by ${dayOf(dueAt)}`] : []),
    `Number: ${id}`,
    '',
    message || 'Nothing more was said.',
  ),
})

/** What was typed is repeated only to whoever proved the address: to others our mails would carry anybody's words. */
export function senderMail(request: StoredRequest, isProven: boolean, publicUrl: string): Words {
  const copy = isProven && request.message ? ['', 'This is what you wrote:', '', request.message] : []
  const { subject, opening } = request.dueAt ? requestWords(request.dueAt) : contactWords
  return { subject, text: lines(...opening, ...copy, ...(isProven ? [] : ['', notYou(publicUrl)])) }
}

const contactWords = {
  subject: 'We have your message',
  opening: ['Thank you for writing to Bespeak. Your message has arrived, and we answer to this address.'],
}

const requestWords = (dueAt: Date) => ({
  subject: 'We have your privacy request',
  opening: [
    'Your privacy request has arrived.',
    `We answer within ${privacyAnswerDays} days, by ${dayOf(dueAt)} at the latest, to this address.`,
  ],
})

const notYou = (publicUrl: string) =>
  `If you did not write to us, someone gave your address by mistake. You can ignore this mail, or tell us: ${publicUrl}/contact`
