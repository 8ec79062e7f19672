import { describe, expect, it } from 'vitest'
import { skillMatcher } from '../skills/index.ts'
import { readJobPage } from './read-page.ts'

const read = (html: string) => readJobPage(html, skillMatcher())
const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Head Florist',
  hiringOrganization: { name: 'Fernhollow Flowers' },
  jobLocation: { address: { addressLocality: 'Bristol' } },
  description: '<p>We tie bouquets.</p><script>steal()</script><ul><li>A full driving licence</li></ul>',
}
const page = (head: string, body: string) => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
const linked = (json: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(json).replaceAll('</', '<\\/')}</script>`

describe('an advertisement on a page', () => {
  it('is what the page says for search engines, where it does', () => {
    const job = read(page(linked({ '@graph': [{ '@type': 'WebSite', name: 'Jobs' }, posting] }), '<p>Cookies</p>'))
    expect(job).toMatchObject({ title: 'Head Florist', company: 'Fernhollow Flowers', location: 'Bristol' })
    expect(job.text).toContain('A full driving licence')
  })

  it('[D7] holds no markup and no script', () => {
    expect(read(page(linked(posting), '')).text).not.toMatch(/steal|<|>/)
    const shown = read(page('', '<h1>Head Florist</h1><script>steal()</script><p onclick="steal()">Tie bouquets.</p>'))
    expect(shown.text).toContain('Tie bouquets.')
    expect(shown.text).not.toMatch(/steal|<|>/)
  })

  it('is what the page shows, where that is no JobPosting or not even JSON', () => {
    const body = '<h1>Head Florist</h1><p>Requirements</p><ul><li>A driving licence</li></ul>'
    for (const head of [linked({ '@type': 'WebSite', name: 'Jobs' }), '<script type="application/ld+json">{</script>'])
      expect(read(page(head, body)).text).toMatch(/Head Florist[\s\S]*A driving licence/)
  })

  it('is empty where the page is', () => {
    expect(read('').text).toBe('')
  })

  it('is at most 50,000 characters long', () => {
    expect(read(page('', `<p>${'Tie bouquets. '.repeat(10_000)}</p>`)).text.length).toBeLessThanOrEqual(50_000)
  })
})
