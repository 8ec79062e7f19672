import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { sentEnvelope } from '../../../testing/answers.ts'
import { type Announcement, createQueryClient } from '../../query-client.ts'

/** A client whose toasts are kept to be looked at. Its queries are tried once: no test waits. */
export function startClient() {
  const toasts: Announcement[] = []
  const client = createQueryClient((words) => toasts.push(words))
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { retry: false } })
  return { client, toasts }
}

export const change = <Data, Given, Result>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Given, Result>,
  given: Given,
) => new MutationObserver<Data, Error, Given, Result>(client, options).mutate(given)

/** A change that is refused: what it threw. Its words in the log are expected. */
export async function refused<Data, Given>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Given>,
  given: Given,
): Promise<Error> {
  const log = vi.mocked(console.error).mockImplementation(() => undefined)
  const failure = await change(client, options, given).then(
    () => new Error('It was not refused'),
    (error: Error) => error,
  )
  log.mockClear()
  return failure
}

export const variablesOf = (call: Parameters<typeof fetch> | undefined): unknown =>
  (sentEnvelope(call) as { variables: unknown }).variables
