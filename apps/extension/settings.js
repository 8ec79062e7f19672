/** Where one's Bespeak is, and a token for it; without a token it is only opened. */
export async function readSettings() {
  const { address = '', token = '' } = await chrome.storage.local.get(['address', 'token'])
  return { address, token }
}

const isHere = ({ hostname }) => ['localhost', '127.0.0.1'].includes(hostname)

/** The address as it is kept, or null for what is none: a token is sent by https alone, unless to this machine. */
export function addressIn(typed) {
  const text = typed.trim()
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || !URL.canParse(whole)) return null
  const url = new URL(whole)
  return url.protocol === 'https:' || isHere(url) ? url.origin : null
}

/** The browser asks the person, once. */
export const askToAllow = (address) => chrome.permissions.request({ origins: [`${address.replace(/:\d+$/, '')}/*`] })
