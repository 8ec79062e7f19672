import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { storeToken } from '../session/token.ts'
import { useLiveEvents } from './index.ts'

beforeEach(() => storeToken(tokenExpiringAt()))

/** The signals of the streams that were opened; none of them ends by itself. */
function streams(): AbortSignal[] {
  const opened: AbortSignal[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_, init) => {
      if (init?.signal) opened.push(init.signal)
      return new Response(new ReadableStream())
    }),
  )
  return opened
}

const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const listening = (whileHidden: boolean) =>
  renderHook((given) => useLiveEvents(() => undefined, given), { initialProps: { whileHidden } })
const areOpen = (opened: AbortSignal[]) => opened.map(({ aborted }) => !aborted)

it('a hidden page lets its connection go, for the other tabs, and opens it again when it is seen', () => {
  const opened = streams()
  listening(false)
  expect(areOpen(opened)).toEqual([true])
  turn('hidden')
  expect(areOpen(opened)).toEqual([false])
  turn('visible')
  expect(areOpen(opened)).toEqual([false, true])
})

it('a hidden page that waits for something keeps it, until that is here', () => {
  const opened = streams()
  const { rerender } = listening(true)
  turn('hidden')
  expect(areOpen(opened)).toEqual([true])
  rerender({ whileHidden: false })
  expect(areOpen(opened)).toEqual([false])
})
