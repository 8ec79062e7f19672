import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paths } from '../../lib/paths.ts'
import { Component as AboutPage } from './about-page.tsx'
import { Component as ContactPage } from './contact-page.tsx'
import { Component as HelpPage } from './help-page.tsx'
import { Component as LandingPage } from './landing-page.tsx'
import { Component as PlansPage } from './plans-page.tsx'
import { Component as PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { Component as TermsPage } from './terms-page.tsx'
import { asSeenBy, visit } from './testing/visit.tsx'

const pages = [
  { name: 'landing', Page: LandingPage },
  { name: 'plans', Page: PlansPage },
  { name: 'about', Page: AboutPage },
  { name: 'terms', Page: TermsPage },
  { name: 'contact', Page: ContactPage },
  { name: 'help', Page: HelpPage },
  { name: 'privacy policy', Page: PrivacyPolicyPage },
]

const addressesOfTheProduct = new Set<string>(
  Object.values(paths)
    .filter((path) => path.length === 0)
    .map((path) => (path as () => string)()),
)

describe('all public pages', () => {
  it('claim up to 70% more interview chances exactly once', () => {
    const text = pages.map(({ Page }) => visit(Page).container.textContent).join('\n')

    expect(text.match(/70\s*%/g)).toHaveLength(1)
    expect(text).toContain('Up to 70% more interview chances')
  })
})

describe.each(pages)('the $name page', ({ Page }) => {
  it('carries no style when prerendered, as the content security policy refuses it', () => {
    const html = renderToString(asSeenBy('stranger', Page))

    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toContain('<style')
    expect(html).not.toContain('<script')
  })

  it('wakes up in the browser just as it was prerendered', () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(asSeenBy('stranger', Page))
    const headings = container.querySelectorAll('h1, h2, h3').length

    render(asSeenBy('stranger', Page), { container, hydrate: true })

    expect(console.error).not.toHaveBeenCalled()
    expect(container.querySelectorAll('h1, h2, h3')).toHaveLength(headings)
  })

  it('has one title, and skips no level of heading', () => {
    const { container } = visit(Page)

    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })

  it('leads only to addresses of the product or to places on the page itself', () => {
    const { container } = visit(Page)

    for (const link of container.querySelectorAll('a')) {
      const [path = '', fragment] = (link.getAttribute('href') ?? '').split('#')
      if (fragment) expect(container.querySelector(`#${fragment}`), fragment).not.toBeNull()
      if (path) expect(addressesOfTheProduct).toContain(path.split('?')[0])
    }
  })

  it('speaks calmly', () => {
    expect(visit(Page).container.textContent).not.toContain('!')
  })
})
