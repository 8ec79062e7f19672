import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Component as PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { asSeenBy, visit } from './testing/visit.tsx'

describe('privacy policy', () => {
  it('has 9 sections', () => {
    visit(PrivacyPolicyPage)

    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Storage and Security',
      'Your Data Protection Rights',
      'Third Parties',
      'Data Retention',
      'Changes to This Policy',
      'Contact',
    ])
  })

  it.each([
    ['2026-11-15T12:00:00', 'November 15, 2026'],
    ['2028-02-29T12:00:00', 'February 29, 2028'],
  ])('was last updated on the current day, here %s', (now, day) => {
    vi.useFakeTimers({ now: new Date(now) })
    visit(PrivacyPolicyPage)

    expect(screen.getByText(`Last updated: ${day}`)).toBeDefined()
  })

  it('names no day of its own when prerendered', () => {
    const html = renderToString(asSeenBy('stranger', PrivacyPolicyPage)).replaceAll('<!-- -->', '')

    expect(html).toContain('Last updated: today')
  })

  it('leads back home', () => {
    visit(PrivacyPolicyPage)

    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })

  it('says who receives data, what is encrypted, and how soon a request is answered', () => {
    const { container } = visit(PrivacyPolicyPage)

    expect(container.textContent).toContain(
      'Nothing you write goes to a third-party AI service unless we have connected one.',
    )
    expect(container.textContent).toContain('No analytics run unless you have agreed to them.')
    expect(container.textContent).toContain('Uploaded files are stored encrypted')
    expect(container.textContent).toContain('GDPR')
    expect(container.textContent).toContain('within 30 days')
  })
})
