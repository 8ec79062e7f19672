import ipaddr from 'ipaddr.js'

interface ClientAddress {
  ipAddress: string
  /** What one household or server has: an IPv4 address, or an IPv6 /64. */
  network: string
}

const networkBits = 64

/** The address as the connection or a trusted proxy gives it. What cannot be read counts as one client. */
export function clientAddress(text: string | undefined): ClientAddress {
  const bare = withoutPort(text ?? '').replace(/%.*$/, '')
  if (!ipaddr.isValid(bare)) return { ipAddress: 'unknown', network: 'unknown' }
  const address = ipaddr.process(bare)
  const ipAddress = address.toString()
  if (address instanceof ipaddr.IPv4) return { ipAddress, network: ipAddress }
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${ipAddress}/${networkBits}`)
  return { ipAddress, network: `${network.toString()}/${networkBits}` }
}

/** Some proxies name the port as well. */
const withoutPort = (text: string) => /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text)?.slice(1).join('') ?? text
