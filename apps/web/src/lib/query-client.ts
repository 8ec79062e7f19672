import { MutationCache, QueryClient } from '@tanstack/react-query'
import { plainMessage } from './graphql/plain-message.ts'

export const freshFor = 5 * 60 * 1000

export interface Announcement {
  title: string
  description?: string
  variant?: 'destructive'
}

/** What a change says when it is done, and how its failure is titled. The failure's text is the server's. */
interface ChangeWords {
  /** Left out where only a failure is told. */
  done?: { title: string; description?: string }
  failed: string
  /** The failure's text where there is no other. */
  otherwise?: string
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
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.words?.done) announce(meta.words.done)
      },
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.words) return
        const { failed, otherwise } = meta.words
        console.error(failed, error)
        announce({ title: failed, description: plainMessage(error, otherwise), variant: 'destructive' })
      },
    }),
    defaultOptions: {
      // Without a connection a call must fail, and say so: by default it would wait in silence.
      queries: { staleTime: freshFor, retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
