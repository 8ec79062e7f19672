/** What of a contact can be used at once: an address to write to, a number to call. */
export interface ContactWays {
  email: string | null
  phone: string | null
}

// An address as people write it. What is behind it is for the mail program to find out.
const emailIn = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:.]{2,}/
const phoneIn = /\+?\d[\d\s()./-]{5,}\d/

export function contactWays(contact: string): ContactWays {
  const email = emailIn.exec(contact)?.[0] ?? null
  const phone = phoneIn.exec(email === null ? contact : contact.replace(email, ' '))?.[0] ?? null
  return { email, phone: phone === null ? null : phone.replace(/[^\d+]/g, '') }
}
