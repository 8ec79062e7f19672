const emailMaxLength = 254
const localMaxLength = 64

export const invalidEmail = 'Invalid email address'

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const topLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * The one spelling under which an address is stored and compared; null when it is none.
 * Case never makes a second mailbox. A `+tag` does: what a provider does with it is not ours to know.
 */
export function canonicalEmail(text: string): string | null {
  const trimmed = text.trim()
  // Before lower-casing: it turns some look-alikes, such as the Kelvin sign, into plain letters.
  if (!/^[\x21-\x7e]+$/.test(trimmed) || trimmed.length > emailMaxLength) return null
  const email = trimmed.toLowerCase()
  const at = email.lastIndexOf('@')
  return isLocalPart(email.slice(0, Math.max(at, 0))) && isDomain(email.slice(at + 1)) ? email : null
}

export const emailProblem = (text: string): string | null => (canonicalEmail(text) === null ? invalidEmail : null)

const isLocalPart = (text: string) => text.length <= localMaxLength && local.test(text)

function isDomain(text: string): boolean {
  const labels = text.split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLabel.test(labels.at(-1) ?? '')
}
