import ipaddr from 'ipaddr.js'

/** Whether an address is out in the open: not ours, not a neighbour's, not one that stands for another. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // `::/96` once stood for IPv4 addresses, and some systems still connect to those.
  return !(parsed instanceof ipaddr.IPv6 && parsed.parts.slice(0, 6).every((part) => part === 0))
}

/** Whether an address is this very machine's own. */
export const isOwnAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
