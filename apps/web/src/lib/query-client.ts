import { MutationCache, QueryClient } from '@tanstack/react-query'
import { plainMessage } from './graphql/plain-message.ts'
import { isLimit } from './graphql/request-error.ts'

export const freshFor = 5 * 60 * 1000

export interface Announcement {
  title: string
  description?: string
  variant?: 'destructive'
  /** What it speaks of: a newer word on the same thing takes its place at once. */
  about?: string
}

type DoneWords = Pick<Announcement, 'title' | 'description' | 'about'>

/** What a change says when it is done, and how its failure is titled. The failure's text is the server's. */
interface ChangeWords {
  /** Left out where only a failure is told; made from the answer where it may be one thing or another. */
  done?: DoneWords | ((answer: never) => DoneWords)
  failed: string
  /** The failure's text where there is no other. */
  otherwise?: string
  /** What the browser's console is told of it, where that is not its title. */
  logged?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { words?: ChangeWords }
  }
}

/** `announce` shows a toast: this folder knows no component. */
export const createQueryClient = (announce: (words: Announcement) => void = () => undefined) =>
  new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _result, { meta }) => {
        const done = meta?.words?.done
        // The words stand beside the change whose answer this is.
        if (done) announce(typeof done === 'function' ? done(data as never) : done)
      },
      onError: (error, _variables, _result, { meta }, { client }) => {
        // Another tab has used the last one: what is known of the month is old.
        if (isLimit(error)) void client.invalidateQueries({ queryKey: ['usage'] })
        if (!meta?.words) return
        const { failed, otherwise, logged = failed } = meta.words
        console.error(logged, error)
        announce({ title: failed, description: plainMessage(error, otherwise), variant: 'destructive' })
      },
    }),
    defaultOptions: {
      // Without a connection a call must fail, and say so: by default it would wait in silence.
      queries: { staleTime: freshFor, retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
