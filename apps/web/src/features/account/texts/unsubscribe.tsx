import type { ReactNode } from 'react'

export const stopMails = 'Stop these emails'
export const stopMailsLead = 'One button, no login.'
export const undoStop = 'Undo: send them again'
export const stopped = (mails: string) =>
  `Done. You will get no more emails about “${mails}”. You will still get codes and other emails that keep your account safe.`
export const stopUndone = (mails: string) => `Done. You will get emails about “${mails}” again.`
export const nothingChanged = 'Nothing was changed.'
export const tryAgain = 'Please try again.'
export const linkBroken = 'This link does not work'
export const linkBrokenLead = 'It may have been cut off in the email. Open the email again and use the link at its end.'
export const chooseMails = (settings: ReactNode) => <>Choose all your emails in {settings}.</>
export const logInToChooseMails = (settings: ReactNode) => <>Log in to choose all your emails in {settings}.</>
export const settings = 'Settings'
