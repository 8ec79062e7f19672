import { readdirSync, readFileSync } from 'node:fs'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { describe, expect, it } from 'vitest'
import { cleanHtml, isClean } from './clean.ts'
import { readWritten } from './content.ts'

const folder = new URL('../../../../../../eval/resumes/', import.meta.url)
const resumes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => fromJsonResume(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))

const harmful = [
  ['a script', '<p>a</p><script>alert(1)</script>'],
  ['a handler', '<p onclick="alert(1)">a</p>'],
  ['a picture with a handler', '<p>a</p><img src=x onerror=alert(1)>'],
  ['a remote picture', '<p>a</p><img src="https://evil.example/p.png">'],
  ['a script in a link', '<p><a href="javascript:alert(1)">a</a></p>'],
  ['a script in a link with blanks', '<p><a href=" java\nscript:alert(1)">a</a></p>'],
  ['data in a link', '<p><a href="data:text/html,<script>alert(1)</script>">a</a></p>'],
  ['a style', '<p style="background:url(https://evil.example)">a</p><style>p{color:red}</style>'],
  ['a frame', '<p>a</p><iframe src="https://evil.example"></iframe>'],
  ['a drawing', '<p>a</p><svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">b</a></svg>'],
  [
    'a formula that hides markup',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ['a form', '<p>a</p><form action="https://evil.example"><input name=a><button>Go</button></form>'],
  [
    'a base and a refresh',
    '<p>a</p><base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ],
  ['a noscript that hides markup', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
] as const

describe('[C13] content', () => {
  it.each(harmful)('loses %s', (_, html) => {
    const { content } = readWritten(html)
    expect(content).not.toMatch(
      /<script|onerror=|onclick=|javascript:|data:text|style=|<style|<iframe|<svg|<math|<img|<form|<base|<meta|evil\.example/i,
    )
  })

  it('keeps headings, bold, italics, lists and links', () => {
    const html =
      '<h2>Work</h2><p><strong>Head florist</strong>, <em>Bristol</em></p><ul><li>Made <a href="https://flowers.example">bouquets</a></li></ul>'
    expect(readWritten(html).content).toBe(html)
  })

  it.each(harmful)('that is clean is told from what is not: %s', (_, html) => {
    expect(isClean(html)).toBe(false)
    expect(isClean(cleanHtml(html))).toBe(true)
  })

  it.each([
    ['<p>a', '<p>a</p>'],
    ['<P CLASS="x">a</P>', '<p>a</p>'],
    ['<p data-resume>a<br>b</p>', '<p data-resume>a<br />b</p>'],
    ['<p data-text="{&quot;a&quot;: &quot;<&quot;}">a</p>', '<p data-text="{&quot;a&quot;: &quot;&lt;&quot;}">a</p>'],
    ['a < b > c & d', 'a &lt; b &gt; c &amp; d'],
    ['<a href=" HTTPS://flowers.example">a</a>', '<a href="HTTPS://flowers.example">a</a>'],
    ['<a href="tel:+44 1">a</a>', '<a href="tel:+44 1">a</a>'],
    ['<a href="//flowers.example">a</a>', '<a href="https://flowers.example">a</a>'],
    ['<a href="linkedin.com/in/anagray">a</a>', '<a href="https://linkedin.com/in/anagray">a</a>'],
    ['<a href="www.ana.dev">a</a>', '<a href="https://www.ana.dev">a</a>'],
    ['<a href="Blüten.example:8080?a=b#c">a</a>', '<a href="https://Blüten.example:8080?a=b#c">a</a>'],
    ['<a href="flowers.html">a</a>', '<a>a</a>'],
    ['<a href="cv.PDF#page=2">a</a>', '<a>a</a>'],
    ['<a href="/in/linkedin.com">a</a>', '<a>a</a>'],
    ['<a href="///flowers.example">a</a>', '<a>a</a>'],
    ['<a href="../flowers.example">a</a>', '<a>a</a>'],
    ['<a href="#flowers.example">a</a>', '<a>a</a>'],
    ['<a href="ida@flowers.example">a</a>', '<a>a</a>'],
    ['<a href="flowers.example@evil.example">a</a>', '<a>a</a>'],
    ['<a href="//localhost/api">a</a>', '<a>a</a>'],
    ['<a href="javascript.example:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="https:flowers.example">a</a>', '<a>a</a>'],
    ['<a href="https:/flowers.example">a</a>', '<a>a</a>'],
    ['<b href="https://flowers.example">a</b>', '<b>a</b>'],
  ])('[F6] %s becomes clean once, and is known as clean from then on', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
    expect(isClean(clean)).toBe(true)
  })

  it('has the links that were written without a scheme in its document', () => {
    const page = '<h1>Ana Gray</h1><p><a href="linkedin.com/in/anagray">LinkedIn</a></p>'
    expect(readWritten(page).document.basics.links).toMatchObject([
      { network: 'LinkedIn', url: 'https://linkedin.com/in/anagray' },
    ])
  })

  it('[C13] kept with a link to a page of ours is not clean', () => {
    expect(isClean('<a href="https:foo">a</a>')).toBe(false)
  })

  it('is the same after it was cleaned again', () => {
    for (const document of resumes) {
      const clean = cleanHtml(toHtml(document))
      expect(isClean(clean)).toBe(true)
      expect(cleanHtml(clean)).toBe(clean)
    }
  })

  it.each(resumes.map((document) => [document.basics.name, document] as const))(
    'made of the document of %s says that document again',
    (_, document) => {
      expect(readWritten(toHtml(document)).document).toEqual(document)
    },
  )

  it('that is plain text becomes paragraphs', () => {
    expect(readWritten('Ida Vance\nFlorist < 3').content).toBe('<p>Ida Vance</p><p>Florist &lt; 3</p>')
  })

  it('that is an object with the text under one of its names becomes that text', () => {
    expect(readWritten(JSON.stringify({ tailoredContent: '<p>Ida</p>', why: 'So' }))).toMatchObject({
      content: '<p>Ida</p>',
      explanation: '<p>So</p>',
    })
    expect(readWritten('<p>Ida</p>')).not.toHaveProperty('explanation')
  })

  it.each([
    ['longer than 512 KB', 'a'.repeat(512 * 1024 + 1)],
    ['of nothing but tags', '<b>'.repeat(20_001)],
  ])('that is %s is refused before it is read', (_, content) => {
    expect(() => readWritten(content)).toThrow('A resume can be at most 512 KB.')
  })

  const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at}`)

  it.each([
    ['plain text', lines(3_001).join('\n')],
    ['plain text with other ends of lines', lines(3_001).join('\r')],
    ['half a megabyte of one-letter lines', 'a\n'.repeat(256 * 1024)],
    ['an object with the text', JSON.stringify({ content: lines(3_001) })],
    ['paragraphs', lines(3_001).join('</p><p>')],
    ['paragraphs that are never closed', lines(3_001).join('<p>')],
    ['breaks', `<p>${lines(3_001).join('<br>')}</p>`],
    ['cells', `<table><tr>${lines(3_001).join('<td>')}</table>`],
  ])('[C16] of more than 3,000 lines is refused before it is read: %s', (_, content) => {
    expect(() => readWritten(content)).toThrow('A resume can have at most 3,000 lines. Please shorten it.')
  })

  it('of 3,000 lines is read', () => {
    expect(readWritten(lines(3_000).join('\n\n')).content).toContain('<p>Line 2999</p>')
  })

  it('[C16] that grows over 512 KB as it is cleaned is refused', () => {
    expect(() => readWritten(`<p>${'&'.repeat(300 * 1024)}</p>`)).toThrow('A resume can be at most 512 KB.')
  })

  it('[C16] whose tags multiply as a browser would put them in order is refused', () => {
    const bold = Array.from({ length: 40 }, (_, at) => `<b data-id="b${at}">`).join('')
    const page = `<p>${bold}${'<p>a</p>'.repeat(2_000)}${'</b>'.repeat(40)}</p>`
    expect(() => readWritten(page)).toThrow('This page has too many tags. Please paste it as plain text.')
  })
})

describe('[C13] an explanation', () => {
  it('loses what could run', () => {
    const given = JSON.stringify({ text: 'Ida', why: '<p onclick="alert(1)">So</p><script>alert(1)</script>' })
    expect(readWritten(given).explanation).toBe('<p>So</p>')
  })

  it.each([
    ['is nested too deeply', '<div>'.repeat(60), 'nested too deeply'],
    ['holds what the database cannot', 'So\0', 'letters, numbers and symbols only'],
  ])('that %s is refused', (_, why, words) => {
    expect(() => readWritten(JSON.stringify({ text: 'Ida', why }))).toThrow(words)
  })
})
