import { type createBrowserRouter, RouterProvider } from 'react-router'

/**
 * Without transitions, so that a page that was left is gone before the next thing happens: a logout must not meet
 * the guard of the page it came from.
 */
export function Pages({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return <RouterProvider router={router} useTransitions={false} />
}
