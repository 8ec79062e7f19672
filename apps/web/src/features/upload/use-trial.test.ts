import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdWhatIsKept } from './testing/what-is-kept.ts'
import { emptyTrial, forgetTrial, keepTrial, keptTrial } from './trial.ts'
import { useTrial } from './use-trial.ts'

const before = { ...emptyTrial, company: 'Fernhill', advertisement: 'Cook' }

beforeEach(() => keepTrial(null, before))
afterEach(() => forgetTrial(null))

/** A page on which it is still looked for what was kept. */
function open() {
  const find = holdWhatIsKept()
  const { result } = renderHook(() => useTrial(null))
  return {
    held: () => result.current,
    async found() {
      find()
      await waitFor(() => {
        if (result.current.isLookedFor) throw new Error('It is still looked for.')
      })
    },
  }
}

it('what is cleared before it was found stays away', async () => {
  const { held, found } = open()
  act(() => held().change({ company: 'Oakmere' }))
  await act(() => held().clear())
  await found()
  expect(held().trial).toEqual(emptyTrial)
  expect(await keptTrial(null)).toBeNull()
})

it('what is put in after clearing is all there is', async () => {
  const { held, found } = open()
  await act(() => held().clear())
  act(() => held().change({ company: 'Oakmere' }))
  await found()
  expect(held().trial).toEqual({ ...emptyTrial, company: 'Oakmere' })
  expect(await keptTrial(null)).toEqual({ ...emptyTrial, company: 'Oakmere' })
})

it('what is put in before the rest was found goes into its place, and the rest stays', async () => {
  const { held, found } = open()
  act(() => held().change({ company: 'Oakmere' }))
  await found()
  expect(held().trial).toEqual({ ...before, company: 'Oakmere' })
  expect(await keptTrial(null)).toEqual({ ...before, company: 'Oakmere' })
})
