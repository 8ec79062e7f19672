import { type Call, type Identity, Refusal, WrongUsage } from './command.ts'
import { day, plain, plainLines } from './terminal.ts'

type OpenRequest = ReturnType<Identity['listRequests']> extends AsyncIterable<infer Request> ? Request : never

const indent = '    '

function due({ dueAt }: OpenRequest, now: Date): string[] {
  if (!dueAt) return []
  return [`${dueAt < now ? 'OVERDUE since' : 'due'} ${day(dueAt)}`]
}

const sender = ({ name, email }: OpenRequest) => (name ? `${plain(name)} <${plain(email)}>` : plain(email))

const asText = (request: OpenRequest, now: Date): string[] => [
  [
    `${request.id}  ${request.kind}`,
    `from ${sender(request)}`,
    `on ${day(request.createdAt)}`,
    ...due(request, now),
  ].join(', '),
  ...[request.subject ?? '', request.message]
    .filter(Boolean)
    .flatMap(plainLines)
    .map((line) => indent + line),
]

const asJson = ({ id, kind, userId, name, email, subject, message, createdAt, dueAt }: OpenRequest) =>
  JSON.stringify({ id, kind, userId, name, email, subject, message, createdAt, dueAt })

export async function listRequests({ identity, options, terminal, now }: Call): Promise<void> {
  const linesOf = options.has('json') ? (it: OpenRequest) => [asJson(it)] : (it: OpenRequest) => asText(it, now())
  let isNone = true
  for await (const request of (await identity()).listRequests()) {
    isNone = false
    for (const line of linesOf(request)) await terminal.say(line)
  }
  if (isNone && !options.has('json')) await terminal.say('There are no open requests.')
}

const largestId = 2 ** 31 - 1

function idOf(text = ''): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > largestId) throw new WrongUsage('ID must be a number that `bespeak requests` shows.')
  return id
}

export async function closeRequest({ given, identity, terminal }: Call): Promise<void> {
  const id = idOf(given[0])
  if (!(await (await identity()).closeRequest(id))) throw new Refusal(`No request ${id} is open.`)
  await terminal.say(`Request ${id} is closed.`)
}
