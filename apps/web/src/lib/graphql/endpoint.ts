const endpoints = {
  identity: '/api/v1/identity/graphql',
  finance: '/api/v1/finance/graphql',
  resume: '/api/v1/resume/graphql',
} as const

export type Service = keyof typeof endpoints

const localAddress = 'http://localhost:5001'

function baseAddress(): string {
  if (typeof window !== 'undefined') return ''
  return (process.env.PUBLIC_URL ?? localAddress).replace(/\/+$/, '')
}

export function endpointOf(service: string): string {
  if (!Object.hasOwn(endpoints, service)) throw new Error('Unknown GraphQL service type')
  return baseAddress() + endpoints[service as Service]
}
