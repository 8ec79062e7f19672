import { expect, it } from 'vitest'
import { letterWithAnswer } from './answered.ts'
import { readLetter } from './reading.ts'

const lie = 'I led 40 engineers.'
const sentence = { text: lie, paragraph: 0, origins: [] }
const answered = (content: string, yes: boolean, instead?: string) =>
  letterWithAnswer(readLetter(content, null), { ...sentence, instead }, yes).content

it.each([
  ['one of a list', `<ul><li>${lie}</li><li>I wrote.</li></ul>`, '<ul><li>I wrote.</li></ul>'],
  ['a list of its own', `<p>Dear team,</p><ul><li>${lie}</li></ul>`, '<p>Dear team,</p>'],
  [
    'a part of an item',
    `<ul><li>I wrote. ${lie}</li><li>I sat.</li></ul>`,
    '<ul><li>I wrote.</li><li>I sat.</li></ul>',
  ],
  ['an item below an item', `<ul><li>Work<ul><li>${lie}</li></ul></li></ul>`, '<ul><li>Work</li></ul>'],
  ['words in bold', '<p><b>I wrote.</b> I led <b>40</b> engineers. I sat.</p>', '<p><b>I wrote.</b> I sat.</p>'],
  ['a paragraph in bold', `<p>I wrote.</p><p><b>${lie}</b></p>`, '<p>I wrote.</p>'],
  ['a line of a paragraph', `<p>I wrote.<br>${lie}<br>I sat.</p>`, '<p>I wrote.<br>I sat.</p>'],
  ['the end of a line', `<p>I wrote. ${lie}<br>I sat.</p>`, '<p>I wrote.<br>I sat.</p>'],
  ['the last line', `<p>I wrote.<br>${lie}</p>`, '<p>I wrote.</p>'],
  ['blanks of a word processor', '<p>I wrote. I led\u00a040\n engineers.</p>', '<p>I wrote.</p>'],
  [
    'a cell',
    `<table><tbody><tr><td>${lie}</td><td>Now</td></tr></tbody></table>`,
    '<table><tbody><tr><td></td><td>Now</td></tr></tbody></table>',
  ],
  [
    'a quotation of two',
    `<blockquote><p>${lie}</p><p>I sat.</p></blockquote>`,
    '<blockquote><p>I sat.</p></blockquote>',
  ],
  ['text that stands twice', `<p>${lie} I wrote.</p><p>I sat. ${lie}</p>`, '<p>I wrote.</p><p>I sat.</p>'],
  ['text beside a paragraph', `<div>${lie} I wrote.<p>I sat.</p></div>`, '<div>I wrote.<p>I sat.</p></div>'],
  ['a name with marks', `<p>I wrote &amp; sat. ${lie}</p>`, '<p>I wrote &amp; sat.</p>'],
])('a sentence that is taken out is gone, and nothing else: %s', (_, content, left) => {
  expect(answered(content, false)).toBe(left)
})

it('a sentence that cannot be taken out is no longer as it was', () => {
  const typed = '<p>I led 40 engin\ufeffeers.</p>'
  expect(() => answered(typed, false)).toThrow(
    expect.objectContaining({ code: 'CONFLICT', message: expect.stringContaining('in the letter itself') }),
  )
})

it.each([true, false])('a sentence takes the place of another in its own block: %s', (yes) => {
  const other = 'I led engineers.'
  const page = (said: string) => `<ul><li><b>Now:</b> ${said}</li><li>I sat.</li></ul>`
  expect(answered(page(yes ? other : lie), yes, other)).toBe(page(yes ? lie : other))
})
