import { emailProblem } from './email.ts'
import { personNameProblem } from './person-name.ts'
import { type Problems, problems } from './problems.ts'

/** What everyone may ask of whoever holds data on them, by the names of the contract. */
export const privacyRights = ['access', 'rectify', 'erase', 'restrict', 'object', 'portability'] as const
export type PrivacyRight = (typeof privacyRights)[number]

/** A request is answered within so many days. */
export const privacyAnswerDays = 30

export const contactLengths = { subject: 150, message: 5000, details: 5000 } as const

export interface ContactInput {
  name: string
  email: string
  subject: string
  message: string
}

export interface PrivacyRequestInput {
  kind: string
  email: string
  details?: string | null | undefined
}

/** Every field that will not do, with the words to show at it; empty when all will. */
export const contactProblems = ({ name, email, subject, message }: ContactInput): Problems =>
  problems({
    name: missing(name, 'Please enter your name') ?? personNameProblem('Name', name),
    email: emailProblem(email),
    subject: missing(subject, 'Please enter a subject') ?? lineProblem('Subject', subject, contactLengths.subject),
    message: missing(message, 'Please write a message') ?? textProblem('Message', message, contactLengths.message),
  })

export const privacyRequestProblems = ({ kind, email, details }: PrivacyRequestInput): Problems =>
  problems({
    kind: isPrivacyRight(kind) ? null : 'Please choose what it is about',
    email: emailProblem(email),
    details: textProblem('Details', details ?? '', contactLengths.details),
  })

const isPrivacyRight = (kind: string): kind is PrivacyRight => privacyRights.some((right) => right === kind)

const missing = (text: string, problem: string) => (text.trim() === '' ? problem : null)

const lineProblem = (label: string, text: string, max: number) =>
  /[\n\r\t\u2028\u2029]/.test(text) ? `${label} must be a single line of text` : textProblem(label, text, max)

function textProblem(label: string, text: string, max: number): string | null {
  if (text.length > max) return `${label} must be at most ${max} characters`
  return /\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, '')) ? `${label} holds characters that cannot be shown` : null
}
