/** The codes that are mailed to prove a mailbox. */
export const codeLength = 6
export const codeLifetimeMinutes = 10
export const codeTries = 5
export const resendCooldownSeconds = 60

export const isCode = (text: string) => /^\d+$/.test(text) && text.length === codeLength
