import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { describe, expect, it } from 'vitest'
import { documentFrom, parseHtml } from './content.ts'

const said = (content: string) => sourcesOf(documentFrom(content)).map(({ text }) => text)

describe('the content of a resume', () => {
  it.each([
    ['HTML', '<h1>Ada Lovell</h1><h2>Summary</h2><p>Builds small services.</p>'],
    ['plain text', 'Ada Lovell\n\nSummary\nBuilds small services.'],
    ['JSON', JSON.stringify({ tailoredContent: 'Ada Lovell\n\nSummary\nBuilds small services.', why: 'Shorter.' })],
  ])('is read as %s', (_, content) => {
    expect(documentFrom(content).basics.name).toBe('Ada Lovell')
    expect(said(content)).toEqual(['Builds small services.'])
  })

  it('that looks like JSON and is none is text', () => {
    expect(said('{ not json')).toEqual(['{ not json'])
  })

  it('is parsed without running or fetching anything', () => {
    let ran = false
    Object.assign(window, { steal: () => (ran = true) })
    expect(parseHtml('<p onclick="steal()">a<b>b</b></p><!-- c --><script>steal()</script>')).toMatchObject([
      { tag: 'p', children: ['a', { tag: 'b', children: ['b'] }] },
      { tag: 'script' },
    ])
    expect(ran).toBe(false)
  })
})
