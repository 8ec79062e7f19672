import { AppError, type ErrorCode } from '../kernel/errors.ts'

interface Sent {
  contentType: string
  body: Uint8Array
}

interface Got extends Sent {
  status: number
}

/** Sends something to a Bespeak, or gets what lies there: by the network, or from the one that this program is. */
export type Send = (path: string, sent?: Sent) => Promise<Got>

interface Answered {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: ErrorCode | 'INTERNAL' } }[]
}

interface FileToSend {
  /** The variable that it stands for. */
  place: string
  name: string
  bytes: Uint8Array
}

type Service = 'identity' | 'resume'

const unreadable = 'The Bespeak at this address gave no answer that can be read. Please check the address.'

/** Asks for one operation, and gives back its field. A refusal of the service is thrown as what it is. */
export function createApiClient(send: Send) {
  async function ask<Result>(
    service: Service,
    query: string,
    variables: object = {},
    file?: FileToSend,
  ): Promise<Result> {
    const operation = JSON.stringify({ query, variables, kwargs: {} })
    const request = file ? await form(operation, file) : { contentType: 'application/json', body: encoded(operation) }
    const { body } = await send(`/api/v1/${service}/graphql`, request)
    const { data, errors } = read(new TextDecoder().decode(body))
    const [refused] = errors ?? []
    if (refused) throw refusalOf(refused)
    const [field] = Object.values(data ?? {})
    // What is nobody's, and what is another's, are the same to the one who asks.
    if (field === null || field === undefined) throw new AppError('NOT_FOUND', 'Not found.')
    return field as Result
  }
  return ask
}

const encoded = (text: string) => new TextEncoder().encode(text)

function read(text: string): Answered {
  try {
    return JSON.parse(text) as Answered
  } catch {
    throw new AppError('BAD_USER_INPUT', unreadable)
  }
}

function refusalOf({ message, extensions }: NonNullable<Answered['errors']>[number]): Error {
  const code = extensions?.code
  return code === undefined || code === 'INTERNAL' ? new Error(message) : new AppError(code, message)
}

async function form(operation: string, { place, name, bytes }: FileToSend) {
  const fields = new FormData()
  fields.append('operations', operation)
  fields.append('map', JSON.stringify({ 0: [`variables.${place}`] }))
  fields.append('0', new File([Buffer.from(bytes)], name))
  const request = new Request('http://localhost', { method: 'POST', body: fields })
  const contentType = request.headers.get('content-type') ?? ''
  return { contentType, body: new Uint8Array(await request.arrayBuffer()) }
}

/** By the network, with a token. An address without TLS is only taken where it is this machine's. */
export function sendTo(address: string, token: string): Send {
  const base = baseOf(address)
  return async (path, sent) => {
    const authorization = `Bearer ${token}`
    const request = sent
      ? { method: 'POST', headers: { authorization, 'content-type': sent.contentType }, body: Buffer.from(sent.body) }
      : { headers: { authorization } }
    const answer = await fetch(new URL(path, base), { ...request, redirect: 'error' }).catch(() => {
      throw new AppError('BAD_USER_INPUT', `${base.origin} does not answer. Please check BESPEAK_URL, and try again.`)
    })
    const contentType = answer.headers.get('content-type') ?? ''
    return { status: answer.status, contentType, body: new Uint8Array(await answer.arrayBuffer()) }
  }
}

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

function baseOf(address: string): URL {
  const base = URL.canParse(address) ? new URL(address) : null
  if (base?.protocol === 'https:' || (base?.protocol === 'http:' && local.has(base.hostname))) return base
  throw new AppError('BAD_USER_INPUT', 'BESPEAK_URL is the address of your Bespeak, and begins with https://.')
}
