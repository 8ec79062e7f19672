import { type QueryClient, useQueryClient } from '@tanstack/react-query'

const queues = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

/** One save of a thing after the other, also where the page that began the first was left and is open again. */
export function useInTurn(key: string) {
  const client = useQueryClient()
  return <Answer>(save: () => Promise<Answer>): Promise<Answer> => {
    const queue = queues.get(client) ?? new Map<string, Promise<unknown>>()
    queues.set(client, queue)
    const turn = Promise.resolve(queue.get(key)).then(save)
    queue.set(
      key,
      turn.catch(() => undefined),
    )
    return turn
  }
}

const mostSent = 5

/** What was sent and not answered: it may have been saved all the same. */
export const withSent = (sent: readonly string[] = [], text: string) =>
  [...sent.filter((it) => it !== text), text].slice(-mostSent)

/** Whether it is one's own, as it was sent or as the server has tidied it. */
export const isOwn = (sent: readonly string[] = [], text: string) => sent.some((it) => it.trim() === text.trim())
