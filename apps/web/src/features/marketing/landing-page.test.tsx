import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Component as LandingPage } from './landing-page.tsx'
import { visit } from './testing/visit.tsx'

const addressOf = (link: HTMLElement) => link.getAttribute('href')

describe('landing page', () => {
  it('leads a stranger to the register form', () => {
    visit(LandingPage)

    const links = screen.getAllByRole('link', { name: 'Get Started' })
    expect(links.map(addressOf)).toEqual(links.map(() => '/auth?mode=register'))
    expect(screen.queryByRole('link', { name: 'Start Optimizing' })).toBeNull()
  })

  it('leads a signed-in user to the upload', () => {
    visit(LandingPage, 'signed in')

    const links = screen.getAllByRole('link', { name: 'Start Optimizing' })
    expect(links.map(addressOf)).toEqual(links.map(() => '/upload'))
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull()
  })

  it('brings a stranger who wants Pro back to the choice of a plan', () => {
    visit(LandingPage)

    const link = screen.getByRole('link', { name: 'Choose Pro' })
    expect(addressOf(link)).toBe('/auth?mode=register&redirect=%2Fsubscribe')
  })

  it('has a Learn More anchor to how it works', () => {
    const { container } = visit(LandingPage)

    expect(addressOf(screen.getByRole('link', { name: 'Learn More' }))).toBe('/#how-it-works')
    const section = container.querySelector<HTMLElement>('#how-it-works')
    expect(section && within(section).getByRole('heading', { level: 2 }).textContent).toBe('How it works')
  })

  it('names the features of the product', () => {
    visit(LandingPage)

    for (const name of [
      'ATS optimization',
      'Skills highlighting',
      'Cover letter generation',
      'Smart suggestions',
      'Multiple resume versions',
      'Interview guides',
    ])
      expect(screen.getByRole('heading', { level: 3, name })).toBeDefined()
  })

  it('says that the pictures of the product are examples', () => {
    visit(LandingPage)

    expect(screen.getByText(/^An example\./)).toBeDefined()
    expect(screen.getByRole('figure', { name: 'Example of a line that was held back' })).toBeDefined()
  })
})
