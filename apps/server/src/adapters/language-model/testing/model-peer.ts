import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// A model on this machine that speaks as both providers do, and behaves as it is told.

export type Behaviour =
  | 'good'
  | 'malformed'
  | 'wrong'
  | 'cut'
  | 'limited'
  | 'limited once'
  | 'limited for long'
  | 'broken'
  | 'broken once'
  | 'silent'
  | 'trickle'
  | 'refusal'
  | 'huge'
  | 'empty'
  | 'no forms'
  | 'elsewhere'
  | 'wrong key'
  | 'forbidden'
  | 'not found'
  | 'a web page'
  | 'no list'
  | 'no such model'

interface Captured {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

type Provider = 'openai' | 'anthropic'
type Send = (text: string) => void

const sorry = 'I cannot help with that.'

/** What it says there is, and of which of them a question may be asked. */
const models = ['small-1', 'nomic-embed-text:latest', 'minilm']
const lists: Record<string, () => object> = {
  '/v1/models': () => ({ data: models.map((id) => ({ id })) }),
  '/api/tags': () => ({
    models: models.map((name) => ({ name, details: { family: name === 'minilm' ? 'bert' : 'qwen3' } })),
  }),
}

/** The answers that it gives, one after the other; the last one again and again. */
export async function startModelPeer() {
  const asked: Captured[] = []
  const peer = { behaviour: 'good' as Behaviour, answers: ['{}'] }
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ path: request.url ?? '', headers: request.headers, body })
    const turn = asked.length
    const provider = request.url?.endsWith('/messages') ? 'anthropic' : 'openai'
    const refused = refusalOf(peer.behaviour, turn, body)
    if (peer.behaviour === 'silent') return
    if (refused) {
      response.writeHead(refused.status, { 'content-type': 'application/json', ...refused.headers })
      response.end(JSON.stringify({ type: 'error', error: { type: 'error', message: 'no', code: null, param: null } }))
      return
    }
    const list = request.method === 'GET' && lists[request.url ?? '']
    if (list && peer.behaviour === 'no list') return void response.writeHead(404).end()
    if (peer.behaviour === 'a web page') return void response.end('<h1>It works!</h1>')
    if (list) return void response.end(JSON.stringify(list()))
    if (request.method === 'GET') return void response.writeHead(404).end()
    if (peer.behaviour === 'no such model') return void response.writeHead(404).end('{}')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await speak(provider, response, body, peer.answers[turn - 1] ?? peer.answers.at(-1) ?? '')
  }

  async function speak(provider: Provider, response: ServerResponse, body: string, text: string) {
    const { begin, say, end } = tongues[provider](response, body)
    const { behaviour } = peer
    begin()
    if (behaviour === 'trickle') {
      const timer = setInterval(() => say(' '), 5)
      timers.add(timer)
      response.on('close', () => clearInterval(timer))
      return
    }
    if (behaviour === 'huge') {
      while (response.writable && !response.destroyed) {
        say('x'.repeat(20_000))
        await new Promise((resolve) => setImmediate(resolve))
      }
      return
    }
    const words =
      { malformed: 'Sure! {{{', wrong: '{"score": 100}', refusal: sorry, empty: '' }[behaviour as 'wrong'] ?? text
    const half = Math.ceil(words.length / 2)
    say(words.slice(0, half))
    if (behaviour === 'cut') return void response.destroy()
    say(words.slice(half))
    end()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    port: `${port}`,
    url: `http://127.0.0.1:${port}/v1`,
    behave(behaviour: Behaviour, ...answers: string[]) {
      asked.length = 0
      peer.behaviour = behaviour
      if (answers.length > 0) peer.answers = answers
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refusalOf(behaviour: Behaviour, turn: number, body: string) {
  const isFirst = turn === 1
  if (behaviour === 'limited' || (behaviour === 'limited once' && isFirst))
    return { status: 429, headers: { 'retry-after': '2' } }
  if (behaviour === 'limited for long') return { status: 429, headers: { 'retry-after': '3600' } }
  if (behaviour === 'broken' || (behaviour === 'broken once' && isFirst)) return { status: 500, headers: {} }
  const status = { 'wrong key': 401, forbidden: 403, 'not found': 404 }[behaviour as 'wrong key']
  if (status) return { status, headers: {} }
  if (behaviour === 'elsewhere') return { status: 307, headers: { location: 'http://127.0.0.1:9/v1' } }
  return behaviour === 'no forms' && /json_schema|input_schema/.test(body) ? { status: 400, headers: {} } : null
}

const event = (response: ServerResponse, data: { type?: string }) =>
  void response.write(`${data.type ? `event: ${data.type}\n` : ''}data: ${JSON.stringify(data)}\n\n`)

interface Tongue {
  begin(): void
  say: Send
  end(): void
}

const tongues: Record<Provider, (response: ServerResponse, body: string) => Tongue> = {
  openai(response) {
    const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'small-1' }
    const tell = (delta: object, finish_reason: string | null = null) =>
      event(response, { ...chunk, choices: [{ index: 0, delta, finish_reason }] } as object)
    return {
      begin: () => tell({ role: 'assistant', content: '' }),
      say: (content) => tell({ content }),
      end() {
        tell({}, 'stop')
        event(response, {
          ...chunk,
          ...{ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } },
        } as object)
        response.end('data: [DONE]\n\n')
      },
    }
  },
  anthropic(response, body) {
    const isForm = JSON.parse(body).tools !== undefined
    const block = isForm ? { type: 'tool_use', id: 't1', name: 'json', input: {} } : { type: 'text', text: '' }
    const usage = { input_tokens: 100, output_tokens: 1 }
    const message = { id: 'm1', type: 'message', role: 'assistant', model: 'small-1', content: [], stop_reason: null }
    return {
      begin() {
        event(response, { type: 'message_start', message: { ...message, stop_sequence: null, usage } } as object)
        event(response, { type: 'content_block_start', index: 0, content_block: block } as object)
      },
      say: (text) =>
        event(response, {
          ...{ type: 'content_block_delta', index: 0 },
          delta: isForm ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
        } as object),
      end() {
        const stop_reason = isForm ? 'tool_use' : 'end_turn'
        event(response, { type: 'content_block_stop', index: 0 } as object)
        event(response, {
          type: 'message_delta',
          delta: { stop_reason, stop_sequence: null },
          usage: { output_tokens: 20 },
        } as object)
        event(response, { type: 'message_stop' })
        response.end()
      },
    }
  },
}
