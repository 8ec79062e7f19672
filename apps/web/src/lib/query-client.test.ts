import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('keeps queries fresh for 5 minutes, retries them once and does not refetch on window focus', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    retry: 1,
    refetchOnWindowFocus: false,
  })
})
