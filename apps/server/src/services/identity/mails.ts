import { paths } from '@bespeak/contracts/paths.ts'
import { codeLifetimeMinutes } from '@bespeak/domain/account/code.ts'
import { daysKept } from '@bespeak/domain/account/retention.ts'
import { type Mail, type MailPart, type WrittenMail, writeMail } from '../../kernel/mail.ts'
import type { CodePurpose } from './schema.ts'

/**
 * The words of every mail. Nothing in them was typed by whoever asked for the mail: otherwise our mails could be made
 * to carry other people's messages.
 */
type Words = Omit<Mail, 'publicUrl'>

const life = `It works once, for ${codeLifetimeMinutes} minutes.`

interface CodeWords {
  subject: string
  opening: string
  closing: MailPart[]
  why: string
}

const forgotten = (publicUrl: string) => `${publicUrl}${paths.forgotPassword()}`

const codeWords: Record<CodePurpose, (publicUrl: string, to: string) => CodeWords> = {
  verify_email: () => ({
    subject: 'Your Bespeak verification code',
    opening: 'Welcome to Bespeak. This is the code to verify your email address:',
    closing: [],
    why: 'You are getting this email because someone created an account with this address. If this was not you, you can ignore it.',
  }),
  login: (publicUrl) => ({
    subject: 'Your Bespeak login code',
    opening: 'This is the code to log in to Bespeak:',
    closing: [
      'If you did not try to log in, someone knows your password. Please change it.',
      { link: 'Change your password', href: forgotten(publicUrl) },
    ],
    why: 'You are getting this email because someone is logging in to your account.',
  }),
  reset_password: (publicUrl, to) => ({
    subject: 'Reset your Bespeak password',
    opening: 'This is the code to choose a new password:',
    closing: [
      { button: 'Enter the code', href: `${publicUrl}${paths.resetPassword({ email: to })}` },
      'If you did not ask for it, you can ignore this email. Your password stays as it is.',
    ],
    why: 'You are getting this email because someone asked for a new password for your account.',
  }),
  change_email: () => ({
    subject: 'Confirm your new email address',
    opening: 'This is the code to use this address for your Bespeak account:',
    closing: ['Enter it where you asked for the change.'],
    why: 'You are getting this email because someone wants to use this address for their account. If this was not you, you can ignore it.',
  }),
}

export function codeMail(purpose: CodePurpose, code: string, to: string, publicUrl: string): WrittenMail {
  const { subject, opening, closing, why } = codeWords[purpose](publicUrl, to)
  return writeMail({ subject, parts: [opening, { code }, life, ...closing], why, publicUrl })
}

export const addressTakenMail = (username: string, publicUrl: string): WrittenMail =>
  writeMail({
    subject: 'You already have a Bespeak account',
    parts: [
      'Someone just tried to use this address for a Bespeak account. It already belongs to yours.',
      { facts: [['Your username', username]] },
      { button: 'Log in', href: `${publicUrl}${paths.auth()}` },
      { link: 'Choose a new password', href: forgotten(publicUrl) },
      'If this was not you, there is nothing you need to do.',
    ],
    why: 'You are getting this email because this address belongs to your account.',
    publicUrl,
  })

const aboutSafety = 'You are getting this email because it is about the safety of your account.'

/** What tells an owner what became of their account. */
export const noticeKinds = [
  'welcome',
  'password-changed',
  'export-ready',
  'email-change-requested',
  'email-changed',
  'account-idle',
  'farewell',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

const noticeWords: Record<NoticeKind, (publicUrl: string) => Words> = {
  welcome: (publicUrl) => ({
    subject: 'Welcome to Bespeak',
    parts: [
      'Your account is ready. Here is how to get from your resume to one that fits a job:',
      '1. Add your resume: upload a PDF, Word or text file, or type it in.\n2. Paste a job advertisement and see how well the two fit.\n3. Let Bespeak tailor your resume, and check every change before you send it.',
      'Bespeak only uses what your resume says. It never invents anything.',
      { button: 'Add your resume', href: `${publicUrl}${paths.upload()}` },
      { link: 'Just looking? Try it with a sample', href: `${publicUrl}${paths.myResumes()}` },
    ],
    why: 'You are getting this email once, because you created an account.',
  }),
  'password-changed': (publicUrl) => ({
    subject: 'Your Bespeak password was changed',
    parts: [
      'The password of your Bespeak account was just changed, and your other devices were signed out.',
      'If this was not you, choose a new one right away.',
      { button: 'Choose a new password', href: forgotten(publicUrl) },
    ],
    why: aboutSafety,
  }),
  'export-ready': (publicUrl) => ({
    subject: 'Your Bespeak export is ready',
    parts: [
      `Everything we hold about you is ready to download, in one file. You can get it for ${daysKept.exports} days.`,
      { button: 'Log in and get it', href: `${publicUrl}${paths.privacySettings()}` },
      'If you did not ask for it, someone else is signed in to your account. Please change your password.',
      { link: 'Change your password', href: forgotten(publicUrl) },
    ],
    why: 'You are getting this email because someone who is signed in to your account asked for an export.',
  }),
  'email-change-requested': (publicUrl) => ({
    subject: 'Your Bespeak email address is about to change',
    parts: [
      'Someone who is signed in to your Bespeak account and knows your password asked to use another email address for it. It changes once the new address is confirmed.',
      'If this was not you, reset your password now. That stops the change and signs out every device.',
      { button: 'Reset your password', href: forgotten(publicUrl) },
    ],
    why: aboutSafety,
  }),
  'email-changed': (publicUrl) => ({
    subject: 'Your Bespeak email address was changed',
    parts: [
      'Your Bespeak account now uses another email address. This is the last email to the old one.',
      'If this was not you, please write to us right away.',
      { button: 'Write to us', href: `${publicUrl}${paths.contact()}` },
    ],
    why: aboutSafety,
  }),
  'account-idle': (publicUrl) => ({
    subject: 'Your Bespeak account will be deleted',
    parts: [
      `Nobody has logged in to your Bespeak account for almost two years. In ${daysKept.idleNotice} days we delete it with everything in it, so that your data does not lie around unused.`,
      'To keep it, log in once. To let it go, there is nothing you need to do.',
      { button: 'Log in', href: `${publicUrl}${paths.auth()}` },
    ],
    why: 'You are getting this email because this address belongs to your account.',
  }),
  farewell: (publicUrl) => ({
    subject: 'Your Bespeak account is deleted',
    parts: [
      'Your account and everything in it have been deleted. This is the last email to this address.',
      'If you had invoices, the law requires us to keep them. They no longer carry your name.',
      'If this was not you, please write to us right away.',
      { button: 'Write to us', href: `${publicUrl}${paths.contact()}` },
    ],
    why: 'You are getting this email because your account had this address.',
  }),
}

export const noticeMail = (kind: NoticeKind, publicUrl: string): WrittenMail =>
  writeMail({ ...noticeWords[kind](publicUrl), publicUrl })
