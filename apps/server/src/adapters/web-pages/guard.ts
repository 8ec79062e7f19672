import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** An address that must not be asked. Whoever named it learns no more than that. */
export class Refused extends Error {}

const longestAddress = 2_000

interface AddressRules {
  protocols: readonly string[]
  ports: readonly string[]
  /** Whether an address of the network may be reached. */
  mayReach(address: string): boolean
}

/** What of an address can be told before its name is looked up; throws `Refused`. */
export function checkedAddress(text: string, { protocols, ports, mayReach }: AddressRules, base?: string): URL {
  if (text.length > longestAddress || /[\s\\]/.test(text.trim()) || !URL.canParse(text.trim(), base))
    throw new Refused()
  const url = new URL(text.trim(), base)
  const host = bareHost(url)
  const isLiteral = /^[\d.]+$|:/.test(host)
  const isFine = protocols.includes(url.protocol) && !url.username && !url.password && ports.includes(url.port)
  if (!isFine || (isLiteral && !mayReach(host))) throw new Refused()
  return url
}

/** Without the brackets of an IPv6 address. */
export const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** All addresses of a name must be allowed, for any of them may be connected to. */
export function guardedLookup(
  mayReach: (address: string) => boolean,
  lookup: LookupFunction = systemLookup as LookupFunction,
): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const found = Array.isArray(addresses) ? addresses : []
      const [first] = found
      if (error || !first || !found.every(({ address }) => mayReach(address))) {
        callback(error ?? new Refused(), '', 0)
      } else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
}
