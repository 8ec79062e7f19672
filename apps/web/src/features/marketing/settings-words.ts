import type { Site } from '@bespeak/contracts/site.ts'

const received = 'It receives the resume and the job text that a task needs.'

/** What the privacy policy says of the AI service in use. */
export const aiWords: Record<Site['aiProvider'], { inShort: string; inFull: string }> = {
  local: {
    inShort: 'Bespeak does its work with a built-in engine. Nothing you write goes to a third-party AI service.',
    inFull: 'none. The built-in engine is part of this installation.',
  },
  openai: {
    inShort: `We have connected an AI service: OpenAI, or another that works like it. ${received}`,
    inFull: `OpenAI, or another that works like it, for analysis and writing. ${received} Ask us which one it is.`,
  },
  anthropic: {
    inShort: `We have connected an AI service: Anthropic. ${received}`,
    inFull: `Anthropic, for analysis and writing. ${received}`,
  },
}

export const fileWords: Record<Site['files'], { inShort: string; inFull: string }> = {
  local: {
    inShort:
      'Your data stays with this installation: accounts and texts in its database, uploaded files in its own storage.',
    inFull: 'none. Uploaded files stay with this installation.',
  },
  s3: {
    inShort: 'Accounts and texts are in the database of this installation, uploaded files in cloud storage.',
    inFull: 'for uploaded files, which are encrypted before they are sent there.',
  },
}

export const mailWords: Record<Site['mail'], string> = {
  local: 'none. Mails are kept as files on the machine that this installation runs on.',
  smtp: 'delivers our mails. It receives your address and what a mail says.',
}

export const paymentWords: Record<Site['billing'], string> = {
  sandbox: 'none. Payments are test payments inside the app, and no money moves.',
  stripe: 'Stripe. It receives what a payment needs.',
  none: 'none. Nothing is sold here.',
}
