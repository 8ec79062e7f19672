import type { TokenReach } from '@bespeak/contracts/access-tokens.ts'
import type { ServiceName } from '@bespeak/contracts/agreed.ts'
import type { ReactNode } from 'react'

export const title = 'For developers'
export const lead = 'Read and make everything you have here over one GraphQL API.'

// Start.
export const start = 'Start'
export const makeToken = (settings: ReactNode) => (
  <>
    Make an access token in {settings}. A read token runs every query below; a write token runs every mutation too.
    Neither reaches your account, payments or other tokens. Send it as a bearer token:
  </>
)
export const yourSettings = 'your settings'
export const addressAndToken = 'BESPEAK=https://the-address-of-this-site\nTOKEN=bsp_…'

export const examples = 'Examples'

// Operations.
export const operations = 'Operations'
export const services: Record<ServiceName, string> = {
  resume: 'Resumes, jobs, letters, guides and skills',
  identity: 'Who you are',
  finance: 'What you have used',
}
export const withCount = (service: string, count: number) => `${service} (${count})`
export const scopes: Record<Exclude<TokenReach, 'never'>, string> = { read: 'Read', write: 'Write' }
export const allTypes = (files: ReactNode) => <>All types, as they are served: {files}</>

// Refusals.
export const refusals = 'Refusals'
export const howRefused = (
  <>
    Every GraphQL request gets status 200. Operations whose result has <code>success</code> set it to false and give a
    message; all others add an entry to <code>errors</code> with a code:
  </>
)
/** Every refusal, as `extensions.code` of an entry in `errors`. */
export const codes: [code: string, words: string][] = [
  ['UNAUTHENTICATED', 'The token is missing, revoked or expired.'],
  ['FORBIDDEN', 'The token may not do this; the message says what would.'],
  ['NOT_FOUND', 'There is no such thing, or it is not yours.'],
  ['BAD_USER_INPUT', 'Something sent is wrong; extensions.fields says which field, and why.'],
  ['CONFLICT', 'It was changed elsewhere in the meantime, or there is no room for one more.'],
  ['LIMIT_REACHED', 'The plan has no more of it this month; extensions.featureKey says of what.'],
  ['RATE_LIMITED', 'Too many requests; extensions.retryAfter says after how many seconds to try again.'],
  ['TOO_LARGE', 'A file, a text or a query is too large.'],
  ['UNSUPPORTED_FILE', 'The file cannot be read.'],
  ['AI_UNAVAILABLE', 'The language model did not answer. Nothing was counted.'],
]

// What we promise.
export const promise = 'What we promise'
export const whatStays = (changelog: ReactNode) => (
  <>
    <code>/api/v1</code> is stable: no operation, argument or field is removed or changes its type, and no argument
    becomes required. New ones are added, so ignore what you do not know. Before anything is removed,{' '}
    <code>/api/v2</code> runs beside it for a year. See {changelog} for what is new.
  </>
)
export const theChangelog = 'the changelog'
