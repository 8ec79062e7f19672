import type { LookupFunction } from 'node:net'
import type { Agent, Response } from 'undici'
import type { WebPages } from '../../services/resume/ports.ts'
import { checkedAddress, Refused } from './guard.ts'
import { isPublicAddress } from './public-address.ts'

export interface WebPagesOptions {
  /** Looks up a name; another one in tests. */
  lookup?: LookupFunction
  /** Whether an address may be reached; tests have only their own machine. */
  mayReach?(address: string): boolean
  ports?: readonly string[]
}

const mostBytes = 2 * 1024 * 1024
const mostRedirects = 3
const connectMs = 5_000
const wholeMs = 10_000
const bounds = {
  headersTimeout: wholeMs,
  bodyTimeout: wholeMs,
  maxHeaderSize: 16 * 1024,
  connections: 10,
  keepAliveTimeout: 1,
}

/** Pages of the open web, and nothing else: every name is checked when it is connected to, and at every redirect again. */
export function createWebPages(options: WebPagesOptions = {}): WebPages & { close(): Promise<void> } {
  const { lookup, mayReach = isPublicAddress, ports = ['', '80', '443'] } = options
  let agent: Agent | null = null

  const rules = { protocols: ['http:', 'https:'], ports, mayReach }
  const checked = (text: string, base?: string) => checkedAddress(text, rules, base)

  async function follow(url: URL, signal: AbortSignal, hops = 0): Promise<string> {
    // Loaded by the first page: it is large, and few ask for one.
    const { fetch, guardedAgent } = await import('./guarded-fetch.ts')
    agent ??= guardedAgent({ ...bounds, mayReach, lookup, connectMs })
    const response = await fetch(url, {
      dispatcher: agent,
      signal,
      redirect: 'manual',
      credentials: 'omit',
      headers: { accept: 'text/html, text/plain;q=0.8', 'accept-language': 'en', 'user-agent': 'Bespeak' },
    })
    const next = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !next) return bodyOf(response)
    await response.body?.cancel()
    if (hops === mostRedirects) throw new Refused()
    return follow(checked(next, url.href), signal, hops + 1)
  }

  return {
    /** Null for whatever reason: which one it was would tell about networks that are none of the caller's business. */
    async fetch(address) {
      try {
        return await follow(checked(address), AbortSignal.timeout(wholeMs))
      } catch {
        return null
      }
    },
    close: async () => agent?.close(),
  }
}

async function bodyOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/^\s*(?:text\/html|text\/plain|application\/xhtml\+xml)\b/i.test(type)) {
    await response.body?.cancel()
    throw new Refused()
  }
  const bytes = await readUpTo(response, mostBytes)
  const head = bytes.subarray(0, 2048).toString('latin1')
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1] ?? /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]
  return decoderFor(charset).decode(bytes)
}

/** Counted after unpacking: a small answer may unpack to a large one. */
async function readUpTo(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new Refused()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decoderFor(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
