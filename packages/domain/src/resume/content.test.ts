import { describe, expect, it } from 'vitest'
import { htmlOf, isHtml, paragraphsFromText, readContent, withoutRecommendationHeading } from './content.ts'

describe('the content of a resume', () => {
  it('is text where it looks like JSON and is none', () => {
    expect(readContent('{ "content": "Ada" ')).toEqual({ form: 'text', text: '{ "content": "Ada" ', explanation: null })
    expect(readContent('{<p>Ada</p>')).toEqual({ form: 'html', text: '{<p>Ada</p>', explanation: null })
  })

  it('is nothing where it is neither text nor object', () => {
    for (const content of [null, undefined, 3, []])
      expect(readContent(content)).toEqual({ form: 'text', text: '', explanation: null })
  })

  it.each(['Tailoredcontent', 'tailoredContent', 'content', 'resume', 'text'])('is the text under %s', (key) => {
    const expected = { form: 'json', text: '<p>Ada</p>', explanation: null }
    expect(readContent({ [key]: '<p>Ada</p>' })).toEqual(expected)
    expect(readContent(` ${JSON.stringify({ [key]: '<p>Ada</p>' })}`)).toEqual(expected)
  })

  it.each(['Changesexplanation', 'changesExplanation', 'explanation', 'rationale', 'why', 'changes'])(
    'is explained under %s',
    (key) => {
      expect(readContent({ content: 'Ada', [key]: 'Shorter.' }).explanation).toBe('Shorter.')
      expect(readContent({ content: 'Ada', [key]: ['Shorter.', 'Clearer.'] }).explanation).toBe('Shorter.\nClearer.')
    },
  )

  it('takes the first name that holds something', () => {
    expect(readContent({ text: 'b', Tailoredcontent: 'a', content: '' }).text).toBe('a')
    expect(readContent({ Tailoredcontent: ' ', content: { deep: true }, text: 'b' }).text).toBe('b')
    expect(readContent({ content: '' })).toEqual({ form: 'json', text: '', explanation: null })
  })

  it('[B16] is never read from a prototype', () => {
    const held = JSON.parse('{"__proto__":{"content":"from the prototype"}}')
    expect(readContent(held).form).toBe('text')
    expect(readContent('{"constructor":{"prototype":{"content":"x"}}}').form).toBe('text')
  })

  it('is shown as it stands where no name is known', () => {
    expect(readContent('{"basics":{}}')).toEqual({ form: 'text', text: '{"basics":{}}', explanation: null })
  })

  it('is HTML by its tags, not by its brackets', () => {
    for (const text of ['<p>x</p>', 'x<br>y', '<UL class="a"><li>x</UL>', 'x</p>']) expect(isHtml(text)).toBe(true)
    for (const text of ['a < b > c', 'List<String>', 'Map<K,V>', '<ada@example.com>', '<3', ''])
      expect(isHtml(text)).toBe(false)
  })

  it('is text where lines name a tag here and there, and keeps them apart', () => {
    const lines = [
      'Ada Example',
      'Experience',
      'Engineer, Works',
      'Wrote <b> and <div> tags',
      'Led a team of 5',
      'More',
    ]
    expect(readContent(lines.join('\n')).form).toBe('text')
    expect(htmlOf({ text: lines.join('\n') }).match(/<p>/g)).toHaveLength(lines.length)
    const bold = ['Set <b>pages</b>', ...Array.from({ length: 20 }, () => 'Led a team')].join('\n')
    expect(readContent(bold).form).toBe('text')
  })

  it('is HTML where its tags make its lines, however they are laid out', () => {
    const page = ['<h1>Ada</h1>', '<ul>', '  <li>Led a team', '    of five', '    people</li>', '</ul>'].join('\n')
    for (const text of [page, '<p>Ada\n<p>Engineer\n<p>Works', 'Ada<br>\nEngineer<br>\nWorks']) {
      expect(readContent(text).form).toBe('html')
    }
  })
})

describe('plain text as paragraphs', () => {
  it('is one paragraph a line, and never markup', () => {
    expect(paragraphsFromText('Ada\r\n\r\n  <script>alert(1)</script>\rC & "D"\n')).toBe(
      '<p>Ada</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>C &amp; &quot;D&quot;</p>',
    )
    expect(paragraphsFromText(' \n ')).toBe('')
  })

  it('is only made where there is no HTML yet', () => {
    expect(htmlOf({ text: 'Ada\nBerlin' })).toBe('<p>Ada</p><p>Berlin</p>')
    expect(htmlOf({ text: '<h1>Ada</h1>' })).toBe('<h1>Ada</h1>')
  })
})

describe('an explanation', () => {
  it.each([
    '<h2>Recommendation</h2><p>Fits well.</p>',
    '<h3 class="x"> <strong>Recommendation:</strong> </h3>\n<p>Fits well.</p>',
    '<p><strong>Recommendation</strong>:</p><p>Fits well.</p>',
  ])('loses its heading in %s', (rationale) => {
    expect(withoutRecommendationHeading(rationale)).toBe('<p>Fits well.</p>')
  })

  it.each([
    'Recommendation\nFits well.',
    '\n## Recommendation\n\nFits well.',
    '**Recommendation:**\r\nFits well.',
    'RECOMMENDATION:\nFits well.',
  ])('loses its heading in %j', (rationale) => {
    expect(withoutRecommendationHeading(rationale)).toBe('Fits well.')
  })

  it.each([
    'Recommendation engines were moved up.',
    'Fits well.\nRecommendation\nMore.',
    '<p>Recommendation letters are named.</p>',
    '',
  ])('keeps %j', (rationale) => {
    expect(withoutRecommendationHeading(rationale)).toBe(rationale)
  })
})
