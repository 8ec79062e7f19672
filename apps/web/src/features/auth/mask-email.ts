/** Enough of an address to recognise it by, and not enough to learn it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${email.slice(0, 1)}•••••${email.slice(at)}`
}
