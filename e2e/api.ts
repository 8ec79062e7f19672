export type Service = 'identity' | 'resume'

/** Whoever posts: a browser's page, or a program. */
interface Poster {
  post(
    path: string,
    what: { data: object; headers: Record<string, string> },
  ): Promise<{ json(): Promise<{ data?: unknown; errors?: unknown }> }>
}

export type Call = <Data>(service: Service, query: string, variables?: object) => Promise<Data>

/** Calls the services without the pages, as somebody where there is a token. */
export const caller =
  (poster: Poster, token?: string): Call =>
  async <Data>(service: Service, query: string, variables: object = {}): Promise<Data> => {
    const answer = await poster.post(`/api/v1/${service}/graphql`, {
      data: { query, variables, kwargs: {} },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data as Data
  }

export interface Account {
  username: string
  email: string
  password: string
}

/** An account whose address is verified by the code that was mailed. */
export async function makeAccount(ask: Call, { username, email, password }: Account, code: () => Promise<string>) {
  const { registerUser } = await ask<{ registerUser: { message: string; user: { id: number } | null } }>(
    'identity',
    'mutation ($input: RegisterInput!) { registerUser(input: $input) { message user { id } } }',
    { input: { username, email, password } },
  )
  if (!registerUser.user) throw new Error(registerUser.message)
  await ask('identity', 'mutation ($input: VerificationInput!) { verifyEmail(input: $input) { success } }', {
    input: { userId: registerUser.user.id, code: await code() },
  })
}

/** The token of a login. */
export async function tokenOf(ask: Call, { username, password }: Account, code: () => Promise<string>) {
  const { initiateLogin } = await ask<{ initiateLogin: { userId: number } }>(
    'identity',
    'mutation ($input: LoginInput!) { initiateLogin(input: $input) { success userId } }',
    { input: { username, password } },
  )
  const { verifyLogin } = await ask<{ verifyLogin: { token: string } }>(
    'identity',
    'mutation ($input: VerificationInput!) { verifyLogin(input: $input) { success message token } }',
    { input: { userId: initiateLogin.userId, code: await code() } },
  )
  return verifyLogin.token
}
