import { queryOptions } from '@tanstack/react-query'
import { engine } from '../reading/engine.ts'

/** Which words of these lines name a skill, looked for in this browser. */
export const skillWordsQuery = (lines: readonly string[]) =>
  queryOptions({
    queryKey: ['skillWords', lines],
    queryFn: () => engine('skillsIn', lines),
    enabled: lines.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
