import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdWhatIsKept } from './testing/what-is-kept.ts'
import { emptyTrial, forgetTrial, keepTrial, keptTrial, trialKey } from './trial.ts'
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

describe('what is open in two tabs', () => {
  /** As another tab does: it writes, and the browser tells this one. */
  async function writeElsewhere(company: string) {
    await keepTrial(null, { ...before, company })
    const key = `${trialKey(null)}_written`
    window.localStorage.setItem(key, company)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: company })))
  }
  const keptCompany = async () => (await keptTrial(null))?.company

  async function opened() {
    const { held, found } = open()
    await found()
    await writeElsewhere('Elsewhere')
    expect(held().isElsewhere).toBe(true)
    return held
  }

  it('is not written over, cleared or forgotten by the tab that has not seen the last change', async () => {
    const held = await opened()
    act(() => held().change({ company: 'Oakmere' }))
    await act(() => held().forget())
    await act(() => held().clear())
    expect(held().trial).toEqual(emptyTrial)
    expect(await keptCompany()).toBe('Elsewhere')
  })

  it('goes on with what the other tab wrote, or with what is here, as the person says', async () => {
    const held = await opened()
    await act(() => held().takeOther())
    expect(held().trial.company).toBe('Elsewhere')
    await writeElsewhere('Once more')
    act(() => held().keepThis())
    expect(held().isElsewhere).toBe(false)
    await waitFor(async () => expect(await keptCompany()).toBe('Elsewhere'))
  })
})
