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

  it('leads to the check of a resume and to the check of a text', () => {
    visit(LandingPage)

    expect(addressOf(screen.getByRole('link', { name: 'Check my resume against a job' }))).toBe('/upload')
    expect(addressOf(screen.getByRole('link', { name: 'Check a text' }))).toBe('/check')
  })

  it('tells one line of the sample three ways, as the check labels them', () => {
    visit(LandingPage)

    const told = within(screen.getByRole('figure', { name: 'One line of a resume, told three ways' }))
    const ways = told.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(ways[0]).toMatch(/^On your resume/)
    expect(ways[1]).toMatch(/^Reworded/)
    expect(ways[2]).toMatch(/^Not on your resume.*Your resume says six hours a week, not twelve hours a week\.$/)
    expect(sampleResume).toContain(ways[0]?.replace('On your resume', ''))
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain('twelve hours')
  })

  it('shows three people with what was found and what was not', () => {
    visit(LandingPage)

    expect(example.professions.map(({ profession }) => profession)).toEqual(['Nurse', 'Marketing', 'Software'])
    for (const { profession, score, found, rows } of example.professions) {
      const card = screen.getByRole('heading', { level: 3, name: profession }).closest('li')
      expect(card?.textContent).toContain(String(score))
      expect(card?.textContent).toContain(found)
      expect(rows.filter(({ line }) => line !== null)).toHaveLength(2)
      expect(rows.some(({ status }) => status === 'Not found')).toBe(true)
    }
  })

  it('names a line by the number that it has in the sample', () => {
    const lines = sampleResume.split('\n')
    for (const { number, text } of example.lines) expect(lines[number - 1]).toBe(`- ${text}`)
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
})
