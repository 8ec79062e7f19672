import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createStripeBooks, type StripeBooks } from './stripe-books.ts'
import { routes } from './stripe-routes.ts'
import { expanded, missing, type Params, paramsOf, Refusal, signatureOf, type Thing, textsIn } from './stripe-wire.ts'

/** How an answer can fail: refused before anything is done, or done and never heard of. */
export type Fault = 'rate-limited' | 'broken' | 'lost'

export const stripeSecrets = { secretKey: 'sk_test_of_the_peer', webhookSecret: 'whsec_of_the_peer' }

interface Asked {
  method: string
  path: string
  params: Params
  key: string | null
}

interface Answer {
  status: number
  body: object
}

export type StripePeer = Awaited<ReturnType<typeof startStripePeer>>

/** Speaks as Stripe does, as far as it is spoken to here, and keeps what Stripe would. */
export async function startStripePeer({ now }: { now(): Date }) {
  const books = createStripeBooks(now)
  const asked: Asked[] = []
  const faults: { on: RegExp; fault: Fault }[] = []
  const answered = new Map<string, { request: string; answer: Answer }>()

  function answerTo(request: Asked): Answer {
    try {
      return { status: 200, body: work(books, request) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: { error: error.error } }
    }
  }

  /** The same key has the same answer, errors and all; with another request it is refused. */
  function once(request: Asked): Answer {
    if (request.key === null) return answerTo(request)
    const same = JSON.stringify([request.path, request.params])
    const known = answered.get(request.key)
    if (known && known.request !== same) return misused
    const answer = known?.answer ?? answerTo(request)
    answered.set(request.key, { request: same, answer })
    return answer
  }

  function faultOf({ method, path }: Asked): Fault | undefined {
    const at = faults.findIndex(({ on }) => on.test(`${method} ${path}`))
    return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
  }

  async function serve(message: IncomingMessage, response: ServerResponse) {
    const request = await requestOf(message)
    asked.push(request)
    const fault = faultOf(request)
    if (message.headers.authorization !== `Bearer ${stripeSecrets.secretKey}`) return send(response, unknownKey)
    if (fault === 'rate-limited' || fault === 'broken') return send(response, failures[fault])
    const answer = once(request)
    if (fault === 'lost') return void response.destroy()
    send(response, answer)
  }

  const server = createServer((message, response) => void serve(message, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    ...books,
    /** Everything that was asked of it. */
    asked,
    /** Asked so the next time, it fails so. */
    fail: (on: RegExp, fault: Fault) => void faults.push({ on, fault }),
    forgive: () => void faults.splice(0),
    /** A day later, a key is forgotten. */
    forgetKeys: () => answered.clear(),
    client: { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 } as const,
    /** As it is sent to a webhook. */
    webhook(event: Thing, { secret = stripeSecrets.webhookSecret, at = now() } = {}) {
      const payload = JSON.stringify(event)
      return { payload, signature: signatureOf(payload, secret, at) }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function requestOf(message: IncomingMessage): Promise<Asked> {
  const { pathname, search } = new URL(message.url ?? '/', 'http://stripe')
  const form = await text(message)
  const key = message.headers['idempotency-key']
  return {
    method: message.method ?? '',
    path: pathname,
    params: paramsOf(message.method === 'GET' ? search.slice(1) : form),
    key: typeof key === 'string' && !key.startsWith('stripe-node-retry') ? key : null,
  }
}

function work(books: StripeBooks, { method, path, params }: Asked): Thing | object {
  for (const [way, pattern, answer] of routes) {
    const found = way === method ? pattern.exec(path) : null
    if (found) return withExpansions(books, answer(books, found[1] ?? '', params), params)
  }
  throw missing(`route: ${method} ${path}`)
}

const withExpansions = (books: StripeBooks, thing: Thing | object, params: Params) =>
  'id' in thing ? expanded(thing as Thing, textsIn(params, 'expand'), books.find) : thing

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(JSON.stringify(body))
}

const failed = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
})
const failures = {
  'rate-limited': failed(429, 'rate_limit_error', 'Too many requests'),
  broken: failed(500, 'api_error', 'Something went wrong'),
}
const misused = failed(400, 'idempotency_error', 'Keys can only be used with the same parameters')
const unknownKey = failed(401, 'invalid_request_error', 'Invalid API Key provided')
