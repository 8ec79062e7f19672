import { expect, it } from 'vitest'
import { withWords } from './with-words.ts'

it.each([
  ['beside another', '<p>I wrote. I led 90. I sat.</p>', '<p>I wrote. I led 9 &amp; 2. I sat.</p>'],
  ['in a list', '<ul><li>I led 90.</li><li>I sat.</li></ul>', '<ul><li>I led 9 &amp; 2.</li><li>I sat.</li></ul>'],
  ['in bold as a whole', '<p><strong>I led 90.</strong></p>', '<p><strong>I led 9 &amp; 2.</strong></p>'],
  ['with a blank that holds', '<p>I led&nbsp;90.</p>', '<p>I led 9 &amp; 2.</p>'],
  ['with a bold word', '<p>I led <b>90</b>.</p>', null],
  ['nowhere', '<p>I sat.</p>', null],
])('a sentence is put in other words: %s', (_, content, put) => {
  expect(withWords(content, 'I led 90.', 'I led 9 & 2.')).toBe(put)
})

it('whichever way its quotation marks are written', () => {
  const said = 'I ran the "quiet" round.'
  expect(withWords('<p>I ran the &quot;quiet&quot; round.</p>', said, 'I ran it.')).toBe('<p>I ran it.</p>')
  expect(withWords(`<p>${said}</p>`, said, 'I ran it.')).toBe('<p>I ran it.</p>')
})
