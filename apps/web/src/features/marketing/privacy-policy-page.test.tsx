import { daysKept } from '@bespeak/domain/account/retention.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { answerWithSettings } from '../../testing/answers.ts'
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

  it('says what is encrypted, and how soon a request is answered', () => {
    const { container } = visit(PrivacyPolicyPage)

    expect(container.textContent).toContain('No analytics run unless you have agreed to them.')
    expect(container.textContent).toContain('Uploaded files are stored encrypted')
    expect(container.textContent).toContain('GDPR')
    expect(container.textContent).toContain('within 30 days')
  })

  it('says of everything that is not kept as long as its account how long it is kept', () => {
    visit(PrivacyPolicyPage)

    const retention = screen.getByRole('region', { name: 'Data Retention' })
    const { textContent } = retention
    const [sentences, words] = [
      within(retention).getAllByRole('listitem'),
      { 1: 'a day', 365: 'a year', 730: 'two years' },
    ]
    expect(sentences).toHaveLength(Object.keys(daysKept).length)
    for (const days of Object.values(daysKept))
      expect(textContent).toContain(days in words ? words[days as keyof typeof words] : `${days} days`)
    for (const kept of ['Codes', 'A sign-in', 'networks', 'nobody verified', 'export', 'Notifications', 'requests'])
      expect(textContent).toContain(kept)
    for (const kept of ['One with a paid plan is not', 'our last email to a deleted account'])
      expect(textContent).toContain(kept)
  })

  it('leads to where the rights can be used', () => {
    visit(PrivacyPolicyPage)

    const rights = screen.getByRole('region', { name: 'Your Data Protection Rights' })
    expect(within(rights).getByRole('link', { name: 'Privacy Settings' }).getAttribute('href')).toBe('/gdpr-settings')
  })

  it('says of each third party that it is not used here as Bespeak comes, prerendered and awake', () => {
    const prerendered = document.createElement('div')
    prerendered.innerHTML = renderToString(asSeenBy('stranger', PrivacyPolicyPage)).replaceAll('<!-- -->', '')

    for (const { textContent } of [prerendered, visit(PrivacyPolicyPage).container]) {
      expect(textContent).toContain('Nothing you write goes to a third-party AI service.')
      expect(textContent).toContain('A third-party AI service for analysis: not used here.')
      expect(textContent).toContain('Cloud storage: not used here.')
      expect(textContent).toContain('A mail server: not used here. Emails are kept as files on the machine')
      expect(textContent).toContain('A payment provider: not used here.')
      expect(textContent).toContain('Analytics: not used here, whichever cookies you chose.')
    }
  })

  it.each([
    [{ files: 's3' }, 'uploaded files in cloud storage.'],
    [{ files: 's3' }, 'Cloud storage: keeps uploaded files, which are encrypted before they are sent there.'],
    [{ mail: 'smtp' }, 'A mail server: delivers our emails.'],
    [{ billing: 'stripe' }, 'A payment provider: Stripe takes payments on its own pages.'],
    [{ billing: 'none' }, 'A payment provider: not used here. Nothing is sold.'],
    [
      { model: { name: 'small-1', provider: 'models.example' } },
      'If you agree, models.example is sent the lines of your resume',
    ],
    [
      { model: { name: 'small-1', provider: 'models.example' } },
      'A third-party AI service for analysis: models.example (small-1) receives the lines of your resume',
    ],
  ])('says what is true under the settings %j', async (settings, words) => {
    answerWithSettings(settings)
    const { container } = visit(PrivacyPolicyPage)

    await waitFor(() => expect(container.textContent).toContain(words))
  })
})
