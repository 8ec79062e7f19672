import ipaddr from 'ipaddr.js'

const bits = { ipv4: 24, ipv6: 48 }

/** Enough of an address for its owner to see that it is not theirs, and too little to find a household by. */
export function coarseNetwork(address: string): string | null {
  const bare = address.replace(/\/\d+$/, '')
  if (!ipaddr.isValid(bare)) return null
  const read = ipaddr.process(bare)
  const kind = read.kind()
  const cidr = `${read.toString()}/${bits[kind]}`
  const network = kind === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr)
  return `${network.toString()}/${bits[kind]}`
}
