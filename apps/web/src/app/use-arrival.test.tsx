import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useArrival } from './use-arrival.ts'

let come: () => void

/** What it shows while it waits goes with its heading when the rest comes. */
function WaitingPage() {
  const [isThere, setIsThere] = useState(false)
  come = () => setIsThere(true)
  return isThere ? <h1 key="there">There</h1> : <h1 key="waiting">Waiting</h1>
}

function Shell() {
  return (
    <main ref={useArrival()} tabIndex={-1}>
      <Outlet />
    </main>
  )
}

async function arriveAtWaitingPage() {
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/page', element: <WaitingPage /> },
  ]
  const router = createMemoryRouter([{ Component: Shell, children }])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/page'))
  expect(document.activeElement?.textContent).toBe('Waiting')
}

describe('the focus at the start of a page', () => {
  it('goes on to the heading that takes the place of the first', async () => {
    await arriveAtWaitingPage()
    act(() => come())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'There' })))
  })

  it('is the visitor’s own once they have done something', async () => {
    await arriveAtWaitingPage()
    await userEvent.click(document.body)
    act(() => come())
    await act(() => new Promise((resolve) => queueMicrotask(() => resolve(undefined))))
    expect(document.activeElement).toBe(document.body)
  })
})
