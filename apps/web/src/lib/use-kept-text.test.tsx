import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RequestError } from './graphql/request-error.ts'
import { createQueryClient } from './query-client.ts'
import { hasKeptText, useKeptText } from './use-kept-text.ts'

const key = 'notes_of_test'
const keptHere = () => JSON.parse(window.localStorage.getItem(key) ?? 'null')
const pass = () => act(() => vi.advanceTimersByTimeAsync(2000))

beforeEach(() => void vi.useFakeTimers())

/** A text in hand, and what was sent of it; `answer` is when the server has saved. */
function begin(saved: string, save: (text: string) => Promise<unknown> = () => Promise.resolve()) {
  const client = createQueryClient()
  const sent: string[] = []
  const told: boolean[] = []
  const bases: (readonly string[])[] = []
  const hook = renderHook(
    (props: { saved: string }) =>
      useKeptText({
        ...{ key, saved: props.saved },
        save: (text, saving) => {
          sent.push(text)
          told.push(saving.isAgain)
          bases.push(saving.bases)
          return save(text)
        },
      }),
    {
      initialProps: { saved },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  return {
    ...hook,
    ...{ sent, told, bases },
    now: () => hook.result.current,
    type: (text: string) => act(() => hook.result.current.type(text)),
  }
}

it('is sent once the typing rests, and kept here until it is saved', async () => {
  const { type, sent } = begin('')
  type('One')
  type('One two')
  expect(keptHere()).toEqual({ base: '', text: 'One two' })
  expect(sent).toEqual([])
  await pass()
  expect(sent).toEqual(['One two'])
  expect(keptHere()).toBeNull()
})

it('that was typed on while it was saved is neither overwritten nor forgotten', async () => {
  let isSaved: () => void = () => undefined
  const { type, now, rerender, sent } = begin('', () => new Promise<void>((resolve) => (isSaved = resolve)))
  type('One')
  await pass()
  type('One two')
  await act(async () => isSaved())
  rerender({ saved: 'One' })
  expect(now()).toMatchObject({ text: 'One two', apart: null, isChanged: true })
  expect(keptHere().text).toBe('One two')
  await pass()
  expect(sent).toEqual(['One', 'One two'])
})

it('shows what was saved elsewhere, and puts what was typed here apart', () => {
  const { type, now, rerender } = begin('Old')
  rerender({ saved: 'Theirs' })
  expect(now()).toMatchObject({ text: 'Theirs', apart: null })
  type('Theirs and mine')
  rerender({ saved: 'Theirs anew' })
  expect(now()).toMatchObject({ text: 'Theirs anew', apart: 'Theirs and mine' })
  act(() => now().decide(false))
  expect(now()).toMatchObject({ text: 'Theirs anew', apart: null })
  expect(keptHere()).toBeNull()
})

it('that could not be saved says so, and is sent again with the connection', async () => {
  let isDown = true
  const { type, now, sent, rerender } = begin('', () => (isDown ? Promise.reject(new Error('no')) : Promise.resolve()))
  type('One')
  await pass()
  expect(now().isUnsent).toBe(true)
  isDown = false
  await act(async () => window.dispatchEvent(new Event('online')))
  rerender({ saved: 'One' })
  expect([now().isUnsent, sent, keptHere()]).toEqual([false, ['One', 'One'], null])
})

it('[F3] that could not be saved is tried again by itself: a server that was down says nothing when it is back', async () => {
  let isDown = true
  const { type, now, sent } = begin('', () => (isDown ? Promise.reject(new Error('no')) : Promise.resolve()))
  type('One')
  await pass()
  isDown = false
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect([now().isUnsent, sent, keptHere()]).toEqual([false, ['One', 'One'], null])
})

it('that the server refuses is not sent again until it is another', async () => {
  const refusal = new RequestError('no', { serverMessage: 'Too long.', code: 'BAD_USER_INPUT' })
  const { type, sent } = begin('', () => Promise.reject(refusal))
  type('One')
  await pass()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sent).toEqual(['One'])
  type('Two')
  await pass()
  expect(sent).toEqual(['One', 'Two'])
})

it('is brought back on the text that it was typed on, and stands apart on a newer one', () => {
  window.localStorage.setItem(key, JSON.stringify({ base: 'Old', text: 'Old and more' }))
  expect(begin('Old').now()).toMatchObject({ text: 'Old and more', apart: null })
  expect(begin('New').now()).toMatchObject({ text: 'New', apart: 'Old and more' })
})

it('is saved once after the other: an answer that comes late takes nothing out of the field', async () => {
  const waiting: (() => void)[] = []
  const { type, now, sent, rerender } = begin('', () => new Promise<void>((resolve) => waiting.push(resolve)))
  type('One')
  await pass()
  type('One two')
  await pass()
  type('One two three')
  expect(sent).toEqual(['One'])
  await act(async () => {
    waiting.shift()?.()
    rerender({ saved: 'One' })
  })
  expect(now()).toMatchObject({ text: 'One two three', apart: null })
  expect(sent).toEqual(['One', 'One two three'])
  await act(async () => {
    waiting.shift()?.()
    rerender({ saved: 'One two three' })
  })
  expect(now()).toMatchObject({ text: 'One two three', apart: null, isChanged: false })
  expect(keptHere()).toBeNull()
})

it('is typed on what this page has saved and sent itself, also where it is left', async () => {
  let isLost = true
  const { type, bases, sent, unmount } = begin('Old', () =>
    isLost ? Promise.reject(new Error('no')) : Promise.resolve(),
  )
  type('One')
  await pass()
  isLost = false
  type('Two')
  await pass()
  type('Three')
  unmount()
  await pass()
  expect(sent).toEqual(['One', 'Two', 'Three'])
  expect(bases.map((of) => of.slice(0, -1))).toEqual([['Old'], ['Old', 'One'], ['Old', 'Two']])
})

it('stays in the field where an own text, saved without an answer, comes back', async () => {
  const { type, now, rerender } = begin('Old', () => Promise.reject(new Error('no')))
  type('One')
  await pass()
  type('One two')
  rerender({ saved: 'One' })
  expect(now()).toMatchObject({ text: 'One two', apart: null })
})

it('is brought back on an own text that was saved without an answer', () => {
  window.localStorage.setItem(key, JSON.stringify({ base: 'Old', text: 'One two', sent: ['One'] }))
  expect(begin('One').now()).toMatchObject({ text: 'One two', apart: null })
})

it('that is tried again and again is told once, whatever is typed on meanwhile, until it was saved', async () => {
  let isDown = true
  const { type, told } = begin('', () => (isDown ? Promise.reject(new Error('no')) : Promise.resolve()))
  for (const text of ['One', 'Two', 'Three']) {
    type(text)
    await pass()
  }
  expect(told).toEqual([false, true, true])
  isDown = false
  type('Four')
  await pass()
  isDown = true
  type('Five')
  await pass()
  expect(told).toEqual([false, true, true, true, false])
})

it('that is typed back to what is saved, or is brought back as it is saved, is not kept', () => {
  const { type } = begin('Old')
  type('Old and more')
  expect(hasKeptText(key)).toBe(true)
  type('Old')
  expect(hasKeptText(key)).toBe(false)
  window.localStorage.setItem(key, JSON.stringify({ base: 'Older', text: 'Old' }))
  begin('Old')
  expect(hasKeptText(key)).toBe(false)
})

it('that stands apart is kept beside what is typed from then on', () => {
  window.localStorage.setItem(key, JSON.stringify({ base: 'Old', text: 'Mine' }))
  const { type, unmount } = begin('New')
  type('New and more')
  unmount()
  expect(begin('New').now()).toMatchObject({ text: 'New and more', apart: 'Mine' })
  expect(begin('Newest').now()).toMatchObject({ text: 'Newest', apart: 'Mine\n\nNew and more' })
})
