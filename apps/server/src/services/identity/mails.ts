import { codeLifetimeMinutes } from '@bespeak/domain/account/code.ts'
import type { CodePurpose } from './schema.ts'

/**
 * The words of every mail. Nothing in them was typed by whoever asked for the mail: otherwise our mails could be made
 * to carry other people's messages.
 */
export interface Words {
  subject: string
  text: string
}

const lines = (...parts: string[]) => `${parts.join('\n')}\n`

const life = `It works once, for ${codeLifetimeMinutes} minutes.`

export function codeMail(purpose: CodePurpose, code: string, to: string, publicUrl: string): Words {
  const { subject, opening, closing } = codeWords[purpose](publicUrl, to)
  return { subject, text: lines(opening, '', code, '', life, ...closing) }
}

interface CodeWords {
  subject: string
  opening: string
  closing: string[]
}

const codeWords: Record<CodePurpose, (publicUrl: string, to: string) => CodeWords> = {
  verify_email: () => ({
    subject: 'Your Bespeak verification code',
    opening: 'Welcome to Bespeak. This is the code to verify your email address:',
    closing: ['', 'If you did not create an account, you can ignore this mail.'],
  }),
  login: (publicUrl) => ({
    subject: 'Your Bespeak login code',
    opening: 'This is the code to log in to Bespeak:',
    closing: ['', `If you did not try to log in, someone knows your password. Change it: ${publicUrl}/forgot-password`],
  }),
  reset_password: (publicUrl, to) => ({
    subject: 'Reset your Bespeak password',
    opening: 'This is the code to choose a new password:',
    closing: [
      `Enter it here: ${publicUrl}/reset-password?email=${encodeURIComponent(to)}`,
      '',
      'If you did not ask for it, you can ignore this mail. Your password stays as it is.',
    ],
  }),
  change_email: () => ({
    subject: 'Confirm your new email address',
    opening: 'This is the code to use this address for your Bespeak account:',
    closing: ['Enter it where you asked for the change.', '', 'If you did not ask for it, you can ignore this mail.'],
  }),
}

export const addressTakenMail = (username: string, publicUrl: string): Words => ({
  subject: 'You already have a Bespeak account',
  text: lines(
    'Someone just tried to use this address for a Bespeak account. It already belongs to yours.',
    '',
    `Your username: ${username}`,
    `Log in: ${publicUrl}/auth`,
    `Forgot your password: ${publicUrl}/forgot-password`,
    '',
    'If it was not you, there is nothing you need to do.',
  ),
})

export const passwordChangedMail = (publicUrl: string): Words => ({
  subject: 'Your Bespeak password was changed',
  text: lines(
    'The password of your Bespeak account was just changed, and your other devices were signed out.',
    '',
    `If it was not you, choose a new one at once: ${publicUrl}/forgot-password`,
  ),
})

export const emailChangeRequestedMail = (publicUrl: string): Words => ({
  subject: 'Your Bespeak email address is about to change',
  text: lines(
    'Someone who is signed in to your Bespeak account and knows your password asked to use another email address for it.',
    'It changes once the new address is confirmed.',
    '',
    `If it was not you, reset your password now: ${publicUrl}/forgot-password`,
    'That stops the change and signs out every device.',
  ),
})

export const exportReadyMail = (publicUrl: string): Words => ({
  subject: 'Your Bespeak export is ready',
  text: lines(
    'Everything that is held on you is ready to download, in one file.',
    '',
    `Log in and get it here: ${publicUrl}/gdpr-settings`,
    'It is there for 7 days.',
    '',
    `If you did not ask for it, someone else is signed in to your account. Change your password: ${publicUrl}/forgot-password`,
  ),
})

export const farewellMail = (publicUrl: string): Words => ({
  subject: 'Your Bespeak account is deleted',
  text: lines(
    'Your account and everything in it is deleted. This is the last mail to this address.',
    '',
    'If there were invoices, the law asks us to keep them. They no longer name you.',
    '',
    `If it was not you, please write to us at once: ${publicUrl}/contact`,
  ),
})

export const emailChangedMail = (publicUrl: string): Words => ({
  subject: 'Your Bespeak email address was changed',
  text: lines(
    'Your Bespeak account now uses another email address. This is the last mail to this one.',
    '',
    `If it was not you, please write to us at once: ${publicUrl}/contact`,
  ),
})
