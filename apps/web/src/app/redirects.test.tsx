import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from './testing/open-app.tsx'

describe('the route parameter of the landing page', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '%2f%2fevil.example',
    '/%2fevil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '/plans\r\nx',
  ])('[A19] leads nowhere with %j', async (route) => {
    const { router } = await openApp(`/?${new URLSearchParams({ route })}`)
    expect(router.state.location.pathname).toBe('/')
  })

  it('leads to its path', async () => {
    const { place } = await openApp('/?route=%2Fplans%3Fyearly%3D1')
    expect(place()).toBe('/plans?yearly=1')
  })

  it('leads to the login page as well', async () => {
    const { place } = await openApp('/?route=%2Fauth')
    expect(place()).toBe('/auth')
  })
})

describe('the legacy paths', () => {
  it.each([
    ['/login', '/auth'],
    ['/login?redirect=%2Fmy-resumes&a=1', '/auth?redirect=%2Fmy-resumes&a=1'],
    ['/register', '/auth?mode=register'],
    ['/register?redirect=%2Fmy', '/auth?redirect=%2Fmy&mode=register'],
  ])('%s leads to %s', async (from, to) => {
    const { place } = await openApp(from)
    expect(place()).toBe(to)
  })
})

it.each(['/nothing', '/my/nothing', '/resume/7/nothing', '/plans/yearly'])('%s is not found', async (address) => {
  await openApp(address)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found')
  expect(screen.getByText('The page you are looking for does not exist.')).toBeDefined()
})
