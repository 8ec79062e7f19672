import { AppError } from '../kernel/errors.ts'
import { type Call, type Identity, NotYet, Refusal } from './command.ts'
import { day, plain, type Terminal } from './terminal.ts'

type User = Awaited<ReturnType<Identity['operator']['findUsers']>>[number]

const yes = (is: boolean) => (is ? 'yes' : 'no')

/** As wide as most are: a list that goes on for long is not held back until the widest is known. */
const columns: [title: string, width: number, of: (user: User) => string][] = [
  ['id', 6, ({ id }) => String(id)],
  ['username', 20, ({ username }) => plain(username)],
  ['email', 32, ({ email }) => plain(email)],
  ['active', 6, ({ isActive }) => yes(isActive)],
  ['verified', 8, ({ isVerified }) => yes(isVerified)],
  ['created', 10, ({ createdAt }) => day(createdAt)],
  ['last login', 10, ({ lastLogin }) => day(lastLogin)],
]

const inColumns = (textOf: (column: (typeof columns)[number]) => string) =>
  columns
    .map((column) => textOf(column).padEnd(column[1]))
    .join('  ')
    .trimEnd()

const asJson = ({ id, username, email, isActive, isVerified, createdAt, lastLogin }: User) =>
  JSON.stringify({ id, username, email, isActive, isVerified, createdAt, lastLogin })

const asRow = (user: User) => inColumns(([, , of]) => of(user))

async function showUsers(terminal: Terminal, users: Iterable<User> | AsyncIterable<User>): Promise<void> {
  await terminal.say(inColumns(([title]) => title))
  for await (const user of users) await terminal.say(asRow(user))
}

export async function listUsers({ identity, options, terminal }: Call): Promise<void> {
  const users = (await identity()).operator.listUsers()
  if (!options.has('json')) return showUsers(terminal, users)
  for await (const user of users) await terminal.say(asJson(user))
}

const nobody = (name: string) => new Refusal(`No account has the username or email ${plain(name)}.`)

async function theOne({ given: [name = ''], identity, terminal }: Call): Promise<User> {
  const found = await (await identity()).operator.findUsers(name)
  const [user] = found
  if (!user) throw nobody(name)
  if (found.length === 1) return user
  await showUsers(terminal, found)
  throw new Refusal(
    `${found.length} accounts have the email ${plain(name)}. Nothing was done: name one by its username.`,
  )
}

export async function deactivate(call: Call): Promise<void> {
  const { id, username } = await theOne(call)
  if (!(await (await call.identity()).operator.deactivate(id))) throw nobody(username)
  await call.terminal.say(`${plain(username)} is deactivated: from now on, everything the account asks for is refused.`)
}

export async function reactivate(call: Call): Promise<void> {
  const { id, username } = await theOne(call)
  if (!(await (await call.identity()).operator.reactivate(id))) throw nobody(username)
  await call.terminal.say(`${plain(username)} is active, and has to log in again.`)
}

export async function giveCode(call: Call): Promise<void> {
  const { id, username } = await theOne(call)
  const code = await (await call.identity()).operator.codeFor(id)
  if (!code)
    throw new Refusal(`${plain(username)} is deactivated, and needs no code before \`bespeak user reactivate\`.`)
  await call.terminal.say(code)
  await call.terminal.say(`For the page that asks ${plain(username)} for a code: it works once, and for a few minutes.`)
}

export async function erase(call: Call): Promise<void> {
  const user = await theOne(call)
  await confirm(call, user)
  const identity = await call.identity()
  // Meanwhile another may have taken the name.
  const isMeant = ({ username }: User) => username === user.username
  const isErased = await identity.erase(user.id, isMeant).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'CONFLICT' ? stillPaying(user) : error
  })
  if (!isErased) throw nobody(user.username)
  await call.terminal.say(`${plain(user.username)} is erased, with everything in the account.`)
  await call.terminal.say(
    'The server removes the files and sends the last email: right away if it is running, otherwise when it starts.',
  )
}

/** Only the server may finish a payment: two that do it at once would take the money twice. */
const stillPaying = ({ username }: User) =>
  new NotYet(
    `Nothing was erased yet: a payment of ${plain(username)} is under way. Keep the server running: it checks once an hour how it ended. Then run the same command again in an hour.`,
  )

async function confirm({ options, terminal }: Call, { username, email }: User): Promise<void> {
  if (options.has('yes')) return
  const whom = `${plain(username)} (${plain(email)})`
  const typed = await terminal.ask(`This erases ${whom} for good. Type the username to go on: `)
  if (typed === null)
    throw new Refusal('Nothing was erased: the username was not typed. Where nobody can type, add --yes.')
  if (typed.trim() !== username) throw new Refusal(`Nothing was erased: that is not ${plain(username)}.`)
}
