const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // A spoken answer is played back in the page that recorded it, from its memory.
  'media-src blob:',
  "font-src 'self'",
  // The browser fetches the pages of job advertisements.
  "connect-src 'self' https:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // Where a browser knows them: no text becomes markup or a script, but by the one policy of the web app.
  "require-trusted-types-for 'script'",
  'trusted-types bespeak',
].join('; ')

const deniedFeatures = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'midi']

const permissionsPolicy = [
  ...[...deniedFeatures, 'browsing-topics', 'display-capture', 'payment', 'usb'].map((name) => `${name}=()`),
  'clipboard-write=(self)',
  'microphone=(self)',
].join(', ')

/** What a browser heeds in a document or a worker alone. */
const ofDocuments = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  'x-frame-options': 'DENY',
}

export const documentHeaders = Object.keys(ofDocuments)

const always = {
  ...ofDocuments,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** For an address that opens what it shows: nobody keeps it, names it to others or lists it. */
export const ofSecretAddress = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const twoYears = 2 * 365 * 24 * 60 * 60

/** Sent with every answer; files of the web app leave out what only documents heed. A promise to stay on https is only made where https is. */
export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:')
    ? { ...always, 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` }
    : always
