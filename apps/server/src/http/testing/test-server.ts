import pino from 'pino'
import { createMetrics } from '../../adapters/metrics.ts'
import type { Caller, RequestContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { createBuilder } from '../../kernel/graphql.ts'
import { readSettings } from '../../settings.ts'
import { createHttpServer, type HttpDeps } from '../server.ts'

export const path = '/api/v1/resume/graphql'

/** A small schema that remembers which of its resolvers ran, with whom. */
function smallSchema(ran: string[], contexts: RequestContext[]) {
  const builder = createBuilder()
  const note = <Result>(name: string, context: RequestContext, result: Result): Result => {
    ran.push(name)
    contexts.push(context)
    return result
  }
  const thread = builder.objectRef<object>('Thread')
  thread.implement({
    fields: (t) => ({
      next: t.field({ type: thread, resolve: (_, __, context) => note('next', context, {}) }),
      length: t.int({ resolve: () => 1 }),
    }),
  })
  const piece = builder.inputType('Piece', { fields: (t) => ({ text: t.string({ required: true }) }) })
  const tone = builder.enumType('Tone', { values: ['WARM', 'PLAIN'] as const })
  builder.queryFields((t) => ({
    hum: t.string({
      args: { tone: t.arg({ type: tone, required: true }) },
      resolve: (_, args, context) => note('hum', context, args.tone),
    }),
    hello: t.string({ resolve: (_, __, context) => note('hello', context, 'Hello') }),
    thread: t.field({ type: thread, resolve: (_, __, context) => note('thread', context, {}) }),
    total: t.int({
      args: { of: t.arg.intList({ required: true }) },
      resolve: (_, { of }, context) => note('total', context, of.length),
    }),
    sew: t.string({
      args: { piece: t.arg({ type: piece, required: true }) },
      resolve: (_, args, context) => note('sew', context, args.piece.text),
    }),
    moment: t.string({
      args: { at: t.arg({ type: 'DateTime', required: true }) },
      resolve: (_, { at }, context) => note('moment', context, at.toISOString()),
    }),
    refusal: t.string({
      resolve: () => {
        throw new AppError('RATE_LIMITED', 'Please wait.', { retryAfter: 7 })
      },
    }),
    bug: t.string({
      resolve: () => {
        throw Object.assign(new Error('insert into identity.users values (ada@example.com)'), { severity: 'ERROR' })
      },
    }),
    misfit: t.int({ resolve: () => 'ada@example.com' as unknown as number }),
  }))
  builder.scalarType('Upload', { serialize: String })
  builder.mutationFields((t) => ({
    weigh: t.int({
      args: { file: t.arg({ type: 'Upload', required: true }) },
      resolve: (_, args, context) => note('weigh', context, args.file.size),
    }),
    touch: t.string({ resolve: (_, __, context) => note('touch', context, 'touched') }),
  }))
  return builder.toSchema()
}

const stranger: Caller = { kind: 'stranger' }
const user: Caller = { kind: 'user', viewer: { userId: 1, sessionId: 'session' } }

export interface TestServerOptions {
  env?: NodeJS.ProcessEnv
  deps?: Partial<HttpDeps>
  /** Takes no documents. */
  modest?: boolean
}

/** A server with the small schema; the token `good` is a user's. */
export function startTestServer({ env = {}, deps = {}, modest = false }: TestServerOptions = {}) {
  const read = readSettings(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const ran: string[] = []
  const contexts: RequestContext[] = []
  const lines: string[] = []
  const metrics = createMetrics()
  const server = createHttpServer({
    metrics,
    watch: metrics.watch,
    settings: read.settings,
    publicUrl: read.settings.publicUrl ?? `http://localhost:${read.settings.port}`,
    endpoints: [{ path, schema: smallSchema(ran, contexts), modest }],
    authenticate: async (token) => (token === 'good' ? user : stranger),
    live: { subscribe: async () => ({ last: '0', take: async () => [], end: () => undefined }) },
    documents: [],
    unsubscribe: null,
    webhook: null,
    agents: false,
    countMessage: async () => undefined,
    databaseAnswers: async () => true,
    isShared: null,
    room: { isLow: async () => false, ranOut: () => undefined },
    elsewhere: () => 0,
    now: () => new Date(),
    webRoot: null,
    outboxDir: null,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    ...deps,
  })

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })

  return {
    server,
    ran,
    contexts,
    logs: () => lines.join(''),
    post,
    query: (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
      post({ query, variables, kwargs: {} }, headers),
  }
}

export type TestServer = ReturnType<typeof startTestServer>
