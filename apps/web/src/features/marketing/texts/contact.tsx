import type { ReactNode } from 'react'

export const title = 'Contact'
export const lead = 'Write to the people who run this installation. They answer by email.'

// The form.
export const writeToUs = 'Write to us'
export const notSent = 'Your message was not sent.'
export const name = 'Your name'
export const email = 'Your email'
export const subject = 'Subject'
export const message = 'Message'
export const atMost = (characters: number) => `Up to ${characters.toLocaleString('en')} characters.`
export const send = 'Send message'
export const sent = 'Your message is sent'
export const writeAnother = 'Write another message'

// Beside it.
export const whatHelps = 'What helps us'
export const helping = [
  'The page you were on, and what you wanted to do.',
  'What happened instead, word for word if there was a message.',
  'No password and no code. Nobody needs them to help you.',
]
export const needsNoMessage = 'What needs no message'
export const answersMost = (helpCenter: ReactNode) => <>{helpCenter} answers most questions.</>
export const helpCenter = 'Help Center'
export const setsNewOne = (forgotPassword: ReactNode) => <>{forgotPassword} sets a new one.</>
export const forgotPassword = 'Forgot password'
export const hasRights = (privacySettings: ReactNode) => (
  <>{privacySettings} has your cookies, and the rights to your data.</>
)
export const privacySettings = 'Privacy Settings'
