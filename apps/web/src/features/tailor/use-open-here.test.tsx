import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useOpenHere } from './use-open-here.ts'

function Screen() {
  const openHere = useOpenHere()
  const [id] = useState(openHere.read)
  return (
    <>
      <output>{id ?? 'none'}</output>
      <button type="button" onClick={() => openHere.keep(7)}>
        Open it
      </button>
      <button type="button" onClick={() => openHere.leave(7)}>
        Leave it
      </button>
      <button type="button" onClick={openHere.forget}>
        Delete it
      </button>
    </>
  )
}

const shown = () => screen.getByRole('status').textContent
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

/** The screen, and another page that comes when it is let go. */
function visit() {
  let arrive: () => void = () => undefined
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const router = createMemoryRouter(
    [
      { path: '/resume/tailor', Component: Screen },
      { path: '/my', lazy: () => onItsWay.then(() => ({ Component: () => <h1>My page</h1> })) },
    ],
    { initialEntries: ['/my', '/resume/tailor'] },
  )
  const load = () => render(<RouterProvider router={router} />)
  return { router, load, arrive }
}

it('leads nobody away: a page that is on its way is shown when it comes, and what is open stays open', async () => {
  const { router, load, arrive } = visit()
  load()
  const { key } = router.state.location
  await act(async () => void router.navigate('/my'))
  press('Open it')
  expect(router.state.location.key).toBe(key)
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'My page' })).toBeDefined()
})

it('is there again after a reload and on the way back, and not on another visit', async () => {
  const { router, load, arrive } = visit()
  arrive()
  const { unmount } = load()
  expect(shown()).toBe('none')
  press('Open it')
  unmount()
  load()
  expect(shown()).toBe('7')
  expect(router.state.location).toMatchObject({ pathname: '/resume/tailor', search: '' })

  await act(() => router.navigate('/my'))
  await act(() => router.navigate(-1))
  expect(shown()).toBe('7')
  await act(() => router.navigate('/my'))
  await act(() => router.navigate('/resume/tailor'))
  expect(shown()).toBe('none')
})

it.each([
  [true, '7'],
  [false, 'none'],
])('is there after the login that the end of the session led to (%s), once', async (hasEnded, found) => {
  if (hasEnded) window.sessionStorage.setItem('auth_ended', 'true')
  const { router, load, arrive } = visit()
  arrive()
  load()
  press('Open it')
  press('Leave it')
  await act(() => router.navigate('/my'))
  window.sessionStorage.removeItem('auth_ended')
  await act(() => router.navigate('/resume/tailor'))
  expect(shown()).toBe(found)
  press('Open it')
  await act(() => router.navigate('/my'))
  await act(() => router.navigate('/resume/tailor'))
  expect(shown()).toBe('none')
})

it('is forgotten once it is deleted', () => {
  const { load } = visit()
  const { unmount } = load()
  press('Open it')
  press('Delete it')
  unmount()
  load()
  expect(shown()).toBe('none')
})

it.each([
  ['navigate', null],
  ['reload', '7'],
  ['back_forward', '7'],
])('of the page that a browser opens first, after "%s", %s is kept', async (type, kept) => {
  const load = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => null, type }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load])
  window.sessionStorage.setItem('tailored_here_default', '7')
  vi.resetModules()
  await import('./use-open-here.ts')
  expect(window.sessionStorage.getItem('tailored_here_default')).toBe(kept)
})
