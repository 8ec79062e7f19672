import { act, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { Pages } from '../pages.tsx'
import { Providers } from '../providers.tsx'
import { routes } from '../routes.tsx'

/** The whole app at an address, as a browser would show it. */
export async function openApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <Providers>
      <Pages router={router} />
    </Providers>,
  )
  // A page that is shown may lead on to the next one.
  do await act(() => untilIdle(router))
  while (!isIdle(router.state))
  const place = () => router.state.location.pathname + router.state.location.search
  return { router, place }
}

/** A router is idle once the page it leads to has been fetched. */
function untilIdle(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (isIdle(router.state)) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!isIdle(state)) return
      unsubscribe()
      resolve()
    })
  })
}

const isIdle = (state: ReturnType<typeof createMemoryRouter>['state']) =>
  state.initialized && state.navigation.state === 'idle'

export const keepToken = () => window.localStorage.setItem('auth_token', tokenExpiringAt())
