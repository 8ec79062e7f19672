import { QueryClient } from '@tanstack/react-query'

export const freshFor = 5 * 60 * 1000

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Without a connection a call must fail, and say so: by default it would wait in silence.
      queries: { staleTime: freshFor, retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
