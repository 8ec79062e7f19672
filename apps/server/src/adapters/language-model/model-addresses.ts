import type { LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import { bareHost, checkedAddress, Refused } from '../web-pages/guard.ts'
import { isOwnAddress, isPublicAddress } from '../web-pages/public-address.ts'

export interface AddressSettings {
  keys: 'yes' | 'no' | 'local-only'
  /** This machine alone reaches the server, so its own ports may be asked. */
  isThisMachineAlone: boolean
  /** Hosts that may be asked though they are not public: `host` or `host:port`. */
  localAddresses: readonly string[]
}

export type ModelAddresses = ReturnType<typeof createModelAddresses>

/** Where Ollama and LM Studio listen unless told otherwise. */
export const usualPorts = { ollama: '11434', lmStudio: '1234' }

/** Open to the web, on this very machine, or named by whoever runs the server. */
type Where = 'public' | 'here' | 'named'

const openRules = { protocols: ['https:'], ports: [''] }
const mayReach: Record<Where, (address: string) => boolean> = {
  public: isPublicAddress,
  here: isOwnAddress,
  named: () => true,
}

const connectMs = 5_000
const bounds = {
  // How long a model may take is known by whoever asks it.
  ...{ headersTimeout: 0, bodyTimeout: 0 },
  ...{ maxHeaderSize: 16 * 1024, maxResponseSize: 4 * 1024 * 1024, connections: 10, keepAliveTimeout: 1 },
}

const library = () => import('../web-pages/guarded-fetch.ts')

/** Which addresses of models people may give, and the only way to ask them: checked at each request, and when connected to. */
export function createModelAddresses(settings: AddressSettings, lookup?: LookupFunction) {
  const { keys, isThisMachineAlone, localAddresses } = settings
  const agents = new Map<Where, Agent>()

  const isNamed = ({ hostname, host, port }: URL) =>
    localAddresses.includes(host) || (localAddresses.includes(hostname) && Object.values(usualPorts).includes(port))
  const isHere = (url: URL) => isThisMachineAlone && (url.hostname === 'localhost' || isOwnAddress(bareHost(url)))

  function whereIs(url: URL): Where {
    if (isNamed(url)) return 'named'
    return isHere(url) ? 'here' : 'public'
  }

  /** Throws `Refused`. */
  function placeOf(address: string): { url: URL; where: Where } {
    if (keys === 'no' || !URL.canParse(address)) throw new Refused()
    const given = new URL(address)
    const where = whereIs(given)
    if (where === 'public' && keys === 'local-only') throw new Refused()
    const rules = where === 'public' ? openRules : { protocols: ['http:', 'https:'], ports: [given.port] }
    return { where, url: checkedAddress(address, { ...rules, mayReach: mayReach[where] }) }
  }

  async function agentFor(where: Where): Promise<Agent> {
    const { guardedAgent } = await library()
    const agent = agents.get(where) ?? guardedAgent({ ...bounds, mayReach: mayReach[where], lookup, connectMs })
    agents.set(where, agent)
    return agent
  }

  return {
    /** What asks is large, and loaded by the first question: for whoever has no time to wait for that. */
    ready: async () => void (await library()),

    /** An address that more is put behind. */
    mayAsk(address: string): boolean {
      try {
        const { search, hash } = placeOf(address).url
        return search === '' && hash === ''
      } catch {
        return false
      }
    },

    /** No redirect is followed: a key is for one address. */
    async fetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
      const { url, where } = placeOf(String(input))
      const { fetch } = await library()
      const asked = { ...(init as object), redirect: 'error', credentials: 'omit', dispatcher: await agentFor(where) }
      return (await fetch(url, asked as Parameters<typeof fetch>[1])) as unknown as Response
    },

    async close() {
      for (const agent of agents.values()) await agent.close()
    },
  }
}
