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

/** An account whose address is verified by the code that was mailed; the token of the session that begins with that. */
export async function makeAccount(ask: Call, { username, email, password }: Account, code: () => Promise<string>) {
  const { registerUser } = await ask<{ registerUser: { message: string; user: { id: number } | null } }>(
    'identity',
    'mutation ($input: RegisterInput!) { registerUser(input: $input) { message user { id } } }',
    { input: { username, email, password } },
  )
  if (!registerUser.user) throw new Error(registerUser.message)
  const { verifyEmail } = await ask<{ verifyEmail: { message: string; token: string | null } }>(
    'identity',
    'mutation ($input: VerificationInput!) { verifyEmail(input: $input) { message token } }',
    { input: { userId: registerUser.user.id, code: await code() } },
  )
  if (!verifyEmail.token) throw new Error(verifyEmail.message)
  return verifyEmail.token
}
