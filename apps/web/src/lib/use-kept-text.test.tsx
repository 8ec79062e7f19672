import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RequestError } from './graphql/request-error.ts'
import { useKeptText } from './use-kept-text.ts'

const key = 'notes_of_test'
const keptHere = () => JSON.parse(window.localStorage.getItem(key) ?? 'null')
const pass = () => act(() => vi.advanceTimersByTimeAsync(2000))

beforeEach(() => void vi.useFakeTimers())

/** A text in hand, and what was sent of it; `answer` is when the server has saved. */
function begin(saved: string, save: (text: string) => Promise<unknown> = () => Promise.resolve()) {
  const sent: string[] = []
  const hook = renderHook(
    (props: { saved: string }) =>
      useKeptText({
        ...{ key, saved: props.saved },
        save: (text) => {
          sent.push(text)
          return save(text)
        },
      }),
    { initialProps: { saved } },
  )
  return {
    ...hook,
    sent,
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
