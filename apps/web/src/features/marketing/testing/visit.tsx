import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'
import { createQueryClient } from '../../../lib/query-client.ts'
import { AuthContext } from '../../../lib/session/auth-context.ts'
import type { Auth, User } from '../../../lib/session/index.ts'

const someone: User = {
  id: 7,
  username: 'someone',
  email: 'someone@example.org',
  firstName: null,
  lastName: null,
  isActive: true,
  isVerified: true,
  createdAt: '2026-01-01T00:00:00Z',
  lastLogin: null,
}

type Visitor = 'stranger' | 'signed in'

const authOf = (visitor: Visitor): Auth => ({
  user: visitor === 'signed in' ? someone : null,
  isLoading: false,
  error: null,
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve({ serverTold: true }),
  refresh: () => Promise.resolve(),
})

/** A page as a visitor has it before them, for tests. */
export function asSeenBy(visitor: Visitor, Page: ComponentType, address = '/') {
  return (
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={createQueryClient()}>
        <AuthContext value={authOf(visitor)}>
          <Page />
        </AuthContext>
      </QueryClientProvider>
    </MemoryRouter>
  )
}

export function visit(Page: ComponentType, visitor: Visitor = 'stranger', address = '/') {
  return render(asSeenBy(visitor, Page, address))
}
