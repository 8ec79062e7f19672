import { vi } from 'vitest'

export const data = (value: unknown) => new Response(JSON.stringify({ data: value }))

export const refusal = (message: string, extensions: Record<string, unknown> = {}) =>
  new Response(JSON.stringify({ data: null, errors: [{ message, extensions }] }))

export const noConnection = () => new TypeError('Failed to fetch')

/** Answers each call of `fetch` with the next of these; the last one also answers all further calls. */
export function answerWith(...answers: (Response | Error)[]) {
  const left = [...answers]
  const fetchMock = vi.fn<typeof fetch>(async () => {
    const answer = (left.length > 1 ? left.shift() : left[0]) ?? noConnection()
    if (answer instanceof Error) throw answer
    return answer.clone()
  })
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

/** Answers each call of `fetch` by the operation or the address that it names; any other call finds no connection. */
export function answerByOperation(
  answers: Record<string, (variables: Record<string, unknown>) => Response | Promise<Response>>,
) {
  const fetchMock = vi.fn<typeof fetch>(async (address, init) => {
    const body = bodyText(init?.body)
    const answer = Object.entries(answers).find(([name]) => body.includes(name) || address === name)?.[1]
    if (answer === undefined) throw noConnection()
    return answer(init?.body ? JSON.parse(body).variables : {})
  })
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

/** The rows that a server would answer of these. */
export const pageOf = <Row>(rows: readonly Row[], { limit, offset }: Record<string, unknown>): Row[] =>
  rows.slice(Number(offset ?? 0), Number(offset ?? 0) + Number(limit ?? 50))

const bodyText = (body: unknown): string => String(body instanceof FormData ? body.get('operations') : body)

export const sentEnvelope = (call: Parameters<typeof fetch> | undefined): unknown => JSON.parse(String(call?.[1]?.body))

export const someUser = {
  id: 1,
  username: 'mara_ellison',
  email: 'mara.ellison@example.com',
  firstName: 'Mara',
  lastName: 'Ellison',
  isActive: true,
  isVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastLogin: null,
}

/** Answers the question for the settings in force; any other call finds no connection. */
export function answerWithSettings(settings: object) {
  const fetchMock = vi.fn<typeof fetch>(async (address) => {
    if (address !== '/api/v1/site') throw noConnection()
    return new Response(JSON.stringify(settings))
  })
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}
