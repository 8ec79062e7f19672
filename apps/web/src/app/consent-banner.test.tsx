import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { ConsentBanner } from './consent-banner.tsx'

const banner = (
  <MemoryRouter>
    <ConsentBanner />
  </MemoryRouter>
)
const shown = () => screen.queryByRole('region', { name: 'Cookie consent' }) !== null
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const stored = () => window.localStorage.getItem('gdpr-consent')

describe('the consent banner', () => {
  it('is there while no choice is stored', () => {
    render(banner)
    expect(shown()).toBe(true)
  })

  it.each(['all', 'essential'])('is not there once "%s" is stored', (choice) => {
    window.localStorage.setItem('gdpr-consent', choice)
    render(banner)
    expect(shown()).toBe(false)
  })

  it.each([
    ['Accept All', 'all'],
    ['Essential Cookies Only', 'essential'],
  ])('%s stores "%s" and hides it', async (name, choice) => {
    render(banner)
    await press(name)
    expect(stored()).toBe(choice)
    expect(shown()).toBe(false)
  })

  it('is hidden only for now by the close icon', async () => {
    const { unmount } = render(banner)
    await press('Close')
    expect(shown()).toBe(false)
    expect(stored()).toBeNull()
    unmount()
    render(banner)
    expect(shown()).toBe(true)
  })

  it('[F17] asks for nothing that the product does not do', () => {
    render(banner)
    expect(screen.getByRole('region').textContent).toContain('Nothing tracks you, whichever you choose.')
    expect(screen.getByRole('region').textContent).not.toMatch(/analytics|visits|partners/)
  })

  it('is not in a prerendered page, which cannot know the choice', () => {
    expect(renderToString(banner)).toBe('')
  })

  it('tells its height while it is there, for what would be hidden behind it', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88)
    const told = () => document.documentElement.style.getPropertyValue('--banner')
    render(banner)
    expect(told()).toBe('88px')
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(204)
    window.dispatchEvent(new Event('resize'))
    expect(told()).toBe('204px')
    await press('Close')
    expect(told()).toBe('')
  })
})
