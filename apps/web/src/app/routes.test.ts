import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { paths } from '../lib/paths.ts'
import { protectedRoute } from './places.ts'
import { patterns } from './prerender.tsx'
import { routes } from './routes.tsx'

const publicRoutes = [
  '/',
  '/auth',
  '/login',
  '/register',
  '/verify-email',
  '/verify-otp',
  '/registration-success',
  '/terms',
  '/plans',
  '/gdpr-settings',
  '/check',
  '/upload',
  '/help',
  '/about',
  '/contact',
  '/websocket-test',
  '/modern-ui-test',
  '/unauthorized-client',
  '/privacy-policy',
]

const routesRequiringLogin = [
  '/subscribe',
  '/subscription',
  '/subscription/success',
  '/subscription/cancel',
  '/interview-guides',
  '/create-interview-guide',
  '/interview-guide/:id',
  '/skills',
  '/add-skill',
  '/create-development-plan',
  '/skill-development-plan/:id',
  '/competitive-analysis',
  '/create-competitive-analysis',
  '/profile',
  '/cover-letters',
  '/create-cover-letter',
  '/create-cover-letter/:jobId',
  '/edit-cover-letter/:id',
  '/my',
  '/my-resumes',
  '/resume',
  '/resume/:id',
  '/resume/:id/tailor',
  '/resume/tailor',
  '/tailor-resume',
  '/resume/:id/edit',
  '/resume/edit',
  '/create-resume',
  '/my-subscriptions',
  '/transaction-history',
  '/settings',
]

const beyondTheSpec = ['/developers', '/forgot-password', '/reset-password', '/s/:token', '/unsubscribe/:token']
const beyondTheSpecWithLogin = ['/job/:id']

const addressOf = (pattern: string) => pattern.replaceAll(/:\w+/g, '7')
const isProtected = (address: string) => matchRoutes(routes, address)?.some(({ route }) => route.id === protectedRoute)
const patternAt = (address: string) => matchRoutes(routes, address)?.findLast(({ route }) => route.path)?.route.path

const withOneId = (path: (id?: number) => string) => (path.length === 0 ? path() : path(7))
const linkedAddresses = [
  ...Object.entries(paths).map(([name, path]) => [name, withOneId(path as (id?: number) => string)] as const),
  ['createCoverLetter without a job', paths.createCoverLetter()] as const,
]

describe('the route table', () => {
  it('has every route of the product, and no other', () => {
    expect([...patterns].sort()).toEqual(
      [...publicRoutes, ...routesRequiringLogin, ...beyondTheSpec, ...beyondTheSpecWithLogin].sort(),
    )
  })

  it.each([...routesRequiringLogin, ...beyondTheSpecWithLogin])('%s requires a login', (pattern) => {
    expect(isProtected(addressOf(pattern))).toBe(true)
  })

  it.each([...publicRoutes, ...beyondTheSpec])('%s is open to everyone', (pattern) => {
    expect(isProtected(pattern)).toBe(false)
  })

  it.each([...publicRoutes, ...routesRequiringLogin, ...beyondTheSpecWithLogin])(
    '%s is reached by its own address',
    (pattern) => {
      expect(patternAt(addressOf(pattern))).toBe(pattern)
    },
  )

  it.each(linkedAddresses)('%s leads to %s, which is a place of its own', (_, address) => {
    expect(patternAt(address.split('?')[0] ?? '')).not.toBe('*')
  })

  it('loads every page on demand', () => {
    const eager = leaves(routes).filter(({ path, lazy }) => path !== '/login' && path !== '/register' && !lazy)
    expect(eager).toEqual([])
  })
})

const leaves = (of: RouteObject[]): RouteObject[] =>
  of.flatMap((route) => (route.children ? leaves(route.children) : [route]))
