import { describe, expect, it } from 'vitest'
import { readFile } from '../../read-file.ts'
import { templates, usualLayout } from '../layout.ts'
import { type LetterContent, letterLines } from '../letter-content.ts'
import { prove } from '../proof/prove.ts'
import { letter } from '../testing/letter.ts'
import { paragraphsIn, partOf } from './testing/docx.ts'
import { writeLetterDocx } from './write-letter-docx.ts'

describe('a letter for Word', () => {
  it.each(templates)('holds every line in order: %s', async (template) => {
    const read = await readFile(await writeLetterDocx(letter, { ...usualLayout, template }))
    if (!read.ok) throw new Error(read.message)
    expect(prove(letterLines(letter), read.source, '')).toMatchObject({ ok: true })
  })

  it('is made of the styles that Word has for letters', async () => {
    const document = await partOf(await writeLetterDocx(letter, usualLayout), 'word/document.xml')
    expect(paragraphsIn(document).map(({ style, text }) => [style, text])).toEqual([
      ['Title', 'Ines Duarte'],
      ['Contact', 'ines@example.com  ·  Porto'],
      ['Date', '15 November 2026'],
      ['InsideAddress', 'Ms R. Okafor\nHalden Freight Ltd'],
      ['SubjectLine', 'Data Analyst'],
      ['Salutation', 'Dear Ms Okafor,'],
      ['BodyText', 'I cut the month-end close from nine days to four.'],
      ['BodyText', 'I would be glad to tell you more.'],
      ['Closing', 'Kind regards,'],
      ['Signature', 'Ines Duarte'],
    ])
  })

  it('leaves out what is empty, and what no file can hold', async () => {
    const bare: LetterContent = {
      ...letter,
      sender: { name: '', contact: [] },
      date: '',
      recipient: [],
      subject: '',
      closing: ' ',
      signature: '',
      paragraphs: ['a\u0000\ud800b & <c>'],
    }
    const document = await partOf(await writeLetterDocx(bare, usualLayout), 'word/document.xml')
    expect(paragraphsIn(document).map(({ text }) => text)).toEqual(['Dear Ms Okafor,', 'ab &amp; &lt;c&gt;'])
  })
})
