import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useNamedCompany } from './use-named-company.ts'

vi.mock('@bespeak/domain/job/read-company.ts', () => ({
  readCompany: () => {
    throw new RangeError('Too deep.')
  },
}))

it('knows nothing of an advertisement that cannot be read', async () => {
  vi.useFakeTimers()
  const refused: unknown[] = []
  const refuse = (reason: unknown) => refused.push(reason)
  process.on('unhandledRejection', refuse)
  const { result } = renderHook(() => useNamedCompany('We ask for SQL.', true))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  process.off('unhandledRejection', refuse)
  expect(result.current).toBeUndefined()
  expect(refused).toEqual([])
})
