import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleResume } from '../../lib/texts/sample.ts'
import { chooseTheme } from '../../lib/theme.ts'
import { example } from './landing/example.ts'
import { Component as LandingPage } from './landing-page.tsx'
import { visit } from './testing/visit.tsx'
import { pictures } from './texts/pictures.ts'

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

  it('shows what the engine makes of the sample, and says what it would not write', () => {
    visit(LandingPage)

    expect(screen.getByText(/^Worked out by Bespeak from a made-up resume and ad\./)).toBeDefined()
    expect(screen.getByText(example.line.before.text)).toBeDefined()
    expect(screen.getByText(new RegExp(`Every fact is from line ${example.line.before.number}\\.$`))).toBeDefined()
    for (const gap of example.gaps) expect(sampleResume.toLowerCase()).not.toContain(gap.toLowerCase())
    expect(screen.getByText(example.held.proposed)).toBeDefined()
    for (const { source, points, of } of example.ledger) if (source === null) expect(points).toBeLessThan(of)
  })

  it('names a line by the number that it has in the sample', () => {
    const lines = sampleResume.split('\n')
    for (const { number, text } of [...example.lines, example.line.before, example.held.own])
      expect(lines[number - 1]).toBe(`- ${text}`)
  })

  it('shows the product at work as the theme is, when one comes to it, with room kept for each picture', () => {
    const { container } = visit(LandingPage)

    const dark = () => [...container.querySelectorAll('source')].map(({ media }) => media)
    for (const { alt } of pictures) {
      const picture = screen.getByRole<HTMLImageElement>('img', { name: alt })
      expect(picture.getAttribute('loading')).toBe('lazy')
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['800', '560'])
    }
    expect(dark()).toEqual(pictures.map(() => '(prefers-color-scheme: dark)'))
    act(() => chooseTheme('dark'))
    expect(dark()).toEqual(pictures.map(() => 'all'))
    act(() => chooseTheme('light'))
    expect(dark()).toEqual(pictures.map(() => 'not all'))
    act(() => chooseTheme('system'))
  })

  it('says that the pictures of the product are examples', () => {
    visit(LandingPage)

    expect(screen.getByRole('figure', { name: 'Example of a line that was left out' })).toBeDefined()
  })
})
