import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { createQueryClient } from '../lib/query-client.ts'
import { AuthProvider } from '../lib/session/index.ts'
import { storeToken } from '../lib/session/token.ts'
import { toast } from '../ui/toast.ts'
import { answerByOperation, data, sentEnvelope, someUser } from './answers.ts'
import { tokenExpiringAt } from './tokens.ts'

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** A page as a signed-in visitor sees it, on a server that answers so; every other address is told by its name. */
export function showPage(
  { path, address, Page }: { path: string; address: string; Page: ComponentType },
  answers: Parameters<typeof answerByOperation>[0],
) {
  storeToken(tokenExpiringAt())
  const server = answerByOperation({
    CurrentUser: () => data({ currentUser: someUser }),
    '/api/v1/site': () => new Response('{"billing":"sandbox"}'),
    ...answers,
  })
  const routes = [
    { path, element: <Page /> },
    { path: '*', element: <Elsewhere /> },
  ]
  const shown = render(
    <QueryClientProvider client={createQueryClient(toast)}>
      <AuthProvider>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
      </AuthProvider>
    </QueryClientProvider>,
  )
  /** The variables of the calls that were made of an operation. */
  const sent = (operation: string) =>
    server.mock.calls
      .filter((call) => String(call[1]?.body).includes(operation))
      .map((call) => (sentEnvelope(call) as { variables: object }).variables)
  return { ...shown, sent }
}
