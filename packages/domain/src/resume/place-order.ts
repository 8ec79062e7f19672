import type { Location } from './document.ts'
import { oneLine } from './shown.ts'

type PlaceField = 'address' | 'postalCode' | 'city' | 'region' | 'countryCode'

/** A code that opens with a letter stands behind its town, as in Britain and Canada; in America and Australia behind the state; else before. */
export function placeOrder(location: Location): readonly { key: PlaceField; before: ' ' | ', ' }[] {
  const code = { key: 'postalCode', before: ' ' } as const
  const region = { key: 'region', before: ', ' } as const
  const around = (inner: ReturnType<typeof placeOrder>) =>
    [{ key: 'address', before: ', ' }, ...inner, { key: 'countryCode', before: ', ' }] as const
  if (hasCodeBehindState(location)) return around([{ key: 'city', before: ', ' }, region, code])
  if (/^\p{L}/u.test(oneLine(location.postalCode ?? ''))) return around([{ key: 'city', before: ', ' }, code, region])
  const isCoded = oneLine(location.postalCode ?? '') !== ''
  return around([{ ...code, before: ', ' }, { key: 'city', before: isCoded ? ' ' : ', ' }, region])
}

/** Five digits beside a state, and no other country; four beside one of Australia. */
const hasCodeBehindState = ({ countryCode = '', postalCode = '', region = '' }: Location) =>
  /^\p{N}{5}/u.test(postalCode)
    ? region !== '' && /^(?:US|$)/iu.test(countryCode)
    : /^\p{N}{4}$/u.test(postalCode) && /^(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/u.test(region)
