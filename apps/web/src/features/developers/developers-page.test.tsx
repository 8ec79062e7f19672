import { operationsByReach } from '@bespeak/contracts/access-tokens.ts'
import { apiExamples } from '@bespeak/contracts/api-examples.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component as Page } from './developers-page.tsx'

const show = () => showPage({ path: '/developers', address: '/developers', Page }, {})

describe('the page for developers', () => {
  it('lists every operation that a token reaches, and none that it does not', async () => {
    const { container } = show()
    await screen.findByRole('heading', { name: 'For developers' })
    const listed = [...container.querySelectorAll('li code')].map(({ textContent }) => /^\w+/.exec(textContent)?.[0])
    const reached = Object.values(operationsByReach).flatMap(({ read, write }) => [...read, ...write])
    expect(listed.sort()).toEqual(reached.sort())
  })

  it('shows every example as it is sent', async () => {
    const { container } = show()
    await screen.findByRole('heading', { name: 'For developers' })
    const shown = [...container.querySelectorAll('pre')].map(({ textContent }) => textContent)
    for (const { operation, service } of apiExamples) {
      const text = shown.find((it) => it.includes(`${operation}`) && it.includes(`/api/v1/${service}/graphql`)) ?? ''
      const body = JSON.parse(/-d '(.*)'$/s.exec(text)?.[1] ?? '{}') as { query?: string }
      expect(body.query).toContain(operation)
    }
  })

  it('leads to the settings, the schema and the changelog', async () => {
    show()
    expect((await screen.findByRole('link', { name: 'your settings' })).getAttribute('href')).toBe('/settings#tokens')
    expect(screen.getByRole('link', { name: 'the changelog' }).getAttribute('href')).toBe('/changelog.txt')
    expect(screen.getByRole('link', { name: 'resume.graphql' }).getAttribute('href')).toBe('/schema/resume.graphql.txt')
  })
})
