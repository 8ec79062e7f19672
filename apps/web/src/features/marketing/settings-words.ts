import type { Site } from '@bespeak/contracts/site.ts'

/** What the privacy policy says of each party that the settings choose. */
export const fileWords: Record<Site['files'], { inShort: string; inFull: string }> = {
  local: {
    inShort:
      'Your data stays with this installation: accounts and texts in its database, uploaded files in its own storage.',
    inFull: 'not used here. Uploaded files stay with this installation.',
  },
  s3: {
    inShort: 'Accounts and texts are in the database of this installation, uploaded files in cloud storage.',
    inFull: 'keeps uploaded files, which are encrypted before they are sent there.',
  },
}

export const mailWords: Record<Site['mail'], string> = {
  local: 'not used here. Mails are kept as files on the machine that this installation runs on.',
  smtp: 'delivers our mails. It receives your address and what a mail says.',
}

export const paymentWords: Record<Site['billing'], string> = {
  sandbox: 'not used here. No money moves.',
  stripe:
    'Stripe takes payments on its own pages. It receives your mail address, your card and what you pay for; the number of your card never reaches us.',
  none: 'not used here. Nothing is sold.',
}

/** Of a language model of somebody else's: nobody's words go there before they say so. */
export const modelWords = (model: Site['model']): { inShort: string; inFull: string } =>
  model === null
    ? {
        inShort: 'Bespeak does its work with a built-in engine. Nothing you write goes to a third-party AI service.',
        inFull: 'not used here. The built-in engine is part of this installation.',
      }
    : {
        inShort: `Bespeak does its work with a built-in engine. If you agree, ${model.provider} is sent the lines of your resume and the job ad to word them.`,
        inFull: `${model.provider} (${model.name}) receives the lines of your resume and your answers, the job ad and your wishes when you tailor or have a letter written, and only if you agreed. Your name, address, phone, mail and links are taken out before. You can take your word back on the tailor screen at any time.`,
      }
