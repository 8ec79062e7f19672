import { type Answer, type AnswerError, type DrivenApp, makeAccount, type NewAccount } from './drive.ts'

/** Who calls: a token, and the address the call comes from. */
export interface Who {
  token?: string
  address?: string
  headers?: Record<string, string>
}

export interface Result {
  success: boolean
  message: string
  [field: string]: unknown
}

interface Operation {
  kind: 'query' | 'mutation'
  args: string
  passed: string
  fields: string
}

const mutation = (args: string, passed: string, fields = '{ success message }'): Operation => ({
  kind: 'mutation',
  args,
  passed,
  fields,
})

const user = 'user { id username email firstName lastName isActive isVerified createdAt lastLogin }'
const problems = 'problems { field message }'

const operations = {
  registerUser: mutation(
    '($input: RegisterInput!)',
    '(input: $input)',
    `{ success message verificationSent ${user} ${problems} }`,
  ),
  initiateLogin: mutation('($input: LoginInput!)', '(input: $input)', '{ success message email userId }'),
  verifyLogin: mutation(
    '($input: VerificationInput!)',
    '(input: $input)',
    `{ success message token expiresIn ${user} }`,
  ),
  verifyEmail: mutation(
    '($input: VerificationInput!)',
    '(input: $input)',
    `{ success message token expiresIn ${user} }`,
  ),
  resendVerificationCode: mutation('($input: ResendInput!)', '(input: $input)'),
  logoutUser: mutation('', ''),
  requestPasswordReset: mutation('($email: String!)', '(email: $email)'),
  resetPassword: mutation('($input: ResetPasswordInput!)', '(input: $input)'),
  changePassword: mutation('($input: ChangePasswordInput!)', '(input: $input)'),
  revokeSession: mutation('($id: String!)', '(id: $id)'),
  revokeOtherSessions: mutation('', ''),
  createAccessToken: mutation(
    '($name: String!, $scopes: [String!]!, $expiresAt: DateTime)',
    '(name: $name, scopes: $scopes, expiresAt: $expiresAt)',
    `{ success message token accessToken { id name scopes createdAt lastUsedAt expiresAt } ${problems} }`,
  ),
  revokeAccessToken: mutation('($id: Int!)', '(id: $id)'),
  markNotificationsRead: mutation('($ids: [Int!])', '(ids: $ids)'),
  unsubscribe: mutation('($token: String!)', '(token: $token)'),
  resubscribe: mutation('($token: String!)', '(token: $token)'),
  updateAccount: mutation(
    '($input: AccountInput!)',
    '(input: $input)',
    `{ success message verificationSent ${user} ${problems} }`,
  ),
  deleteMyAccount: mutation('($password: String!)', '(password: $password)'),
  sendContactMessage: mutation('($input: ContactInput!)', '(input: $input)'),
  submitPrivacyRequest: mutation('($input: PrivacyRequestInput!)', '(input: $input)'),
  confirmEmailChange: mutation('($code: String!)', '(code: $code)', `{ success message verificationSent ${user} }`),
} satisfies Record<string, Operation>

type OperationName = keyof typeof operations

let addresses = 0
/** A network that no test has called from. */
export function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** A code that is surely another one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export type Calls = ReturnType<typeof callsTo>

/** The operations of this service, called through the front door. */
export function callsTo(app: DrivenApp) {
  const answerTo = (name: OperationName, variables: object = {}, who: Who = {}): Promise<Answer> => {
    const { kind, args, passed, fields } = operations[name]
    return app.call('identity', `${kind}${args} { ${name}${passed} ${fields} }`, variables, who)
  }

  /** What the operation answered; the test fails when it refused as a program would be refused. */
  async function ask(name: OperationName, variables: object = {}, who: Who = {}): Promise<Result> {
    const { body } = await answerTo(name, variables, who)
    const result = body.data?.[name]
    if (body.errors || !result) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return result as Result
  }

  async function currentUser(who: Who): Promise<{ user: unknown; error: AnswerError | undefined }> {
    const { body } = await app.call('identity', `{ currentUser { id email } }`, {}, who)
    return { user: body.data?.currentUser ?? null, error: body.errors?.[0] }
  }

  /** Registered and not verified. */
  async function register(
    account: Partial<NewAccount> & { firstName?: string } = {},
    who: Who = { address: newAddress() },
  ) {
    const made = { ...makeAccount(), ...account }
    const result = await ask('registerUser', { input: made }, who)
    return { ...made, userId: (result.user as { id: number } | null)?.id ?? 0, result }
  }

  /** Signed in from a network of its own, which is known from then on. */
  async function member(account: Partial<NewAccount> = {}) {
    const address = newAddress()
    return { ...(await app.makeMember({ ...makeAccount(), ...account }, address)), address }
  }

  /** The same as people do it: by two requests and a mail. */
  async function registeredMember(account: Partial<NewAccount> = {}) {
    const address = newAddress()
    const made = await register(account, { address })
    const input = { userId: made.userId, code: await app.codeFor(made.email) }
    const { token } = await ask('verifyEmail', { input }, { address })
    return { ...made, address, token: String(token) }
  }

  async function signIn({ username, password, email }: NewAccount, who: Who = {}): Promise<string> {
    const begun = await ask('initiateLogin', { input: { username, password } }, who)
    if (!begun.success) throw new Error(begun.message)
    const input = { userId: begun.userId, code: await app.codeFor(email) }
    const { success, message, token } = await ask('verifyLogin', { input }, who)
    if (!success) throw new Error(message)
    return String(token)
  }

  /** Made by somebody who is signed in, for a program of theirs. */
  async function accessToken(who: Who, scope: 'read' | 'write' = 'write', expiresAt: Date | null = null) {
    const made = await ask('createAccessToken', { name: 'A program', scopes: [scope], expiresAt }, who)
    return { token: String(made.token), id: (made.accessToken as { id: number }).id }
  }

  async function mailsTo(email: string) {
    await app.runJobs()
    return (await app.mails()).filter((mail) => mail.to === email)
  }

  const alarms = () =>
    app
      .logs()
      .split('\n')
      .filter((line) => line.includes('"alarm"'))
      .map((line) => JSON.parse(line) as { alarm: string; rule?: string; detail?: string })

  return { answerTo, ask, currentUser, register, member, registeredMember, signIn, accessToken, mailsTo, alarms }
}
