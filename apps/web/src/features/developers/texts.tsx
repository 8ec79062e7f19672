import type { TokenReach } from '@bespeak/contracts/access-tokens.ts'
import type { ServiceName } from '@bespeak/contracts/agreed.ts'
import type { ReactNode } from 'react'

export const title = 'For developers'
export const lead = 'Everything a person makes here, their programs can read and make too, over one GraphQL API.'

// Start.
export const start = 'Start'
export const makeToken = (settings: ReactNode) => (
  <>
    Make an access token in {settings}. One that may read asks every query below; one that may write asks every mutation
    as well. None reaches your account, your payments or other tokens. Send it as a bearer token:
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
    The status is 200 for whatever is a GraphQL request. Operations whose result has <code>success</code> say no with it
    and a message; every other refusal is an entry in <code>errors</code> with a code:
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
    What stands under <code>/api/v1</code> stays: no operation, argument or field is taken away or changes its type, and
    no argument becomes required. New ones are added, so ignore what you do not know. Should something have to go,{' '}
    <code>/api/v2</code> stands beside it first, and both for a year. What is new is in {changelog}.
  </>
)
export const theChangelog = 'the changelog'
