import { emptyDocument, type ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { describe, expect, it } from 'vitest'
import { usualLayout } from '../layout.ts'
import { renderLetterDocx, renderResumeDocx } from './render-docx.ts'

const resumeOf = (text: string): ResumeDocument => ({
  ...emptyDocument(),
  sections: [
    {
      id: 's1',
      kind: 'summary',
      title: 'Summary',
      entries: [{ type: 'text', id: 't1', lines: [{ id: 'l1', text, paragraph: true }] }],
    },
  ],
})

describe('a file for Word', () => {
  it('is refused where it would have more than fifty pages', async () => {
    expect(await renderResumeDocx(resumeOf('word '.repeat(50_000)), usualLayout)).toEqual({
      ok: false,
      reason: 'too-long',
    })
  })

  it('is handed out once all of it was read again', async () => {
    const layout = { ...usualLayout, template: 'technical' as const }
    const text = 'Signs \u0001 \ufffe like # and & <b> & ﬁne ligatures, 5 – 7, العربية'
    expect(await renderResumeDocx(resumeOf(text), layout)).toMatchObject({ ok: true, template: 'technical' })
  })

  it('may be a letter', async () => {
    const letter = {
      sender: { name: 'Ines Duarte', contact: [] },
      date: '',
      recipient: ['Halden Freight Ltd'],
      subject: '',
      salutation: 'Dear all,',
      paragraphs: ['I cut the month-end close\nfrom nine days to four.'],
      closing: 'Kind regards,',
      signature: 'Ines Duarte',
    }
    expect(await renderLetterDocx(letter, usualLayout)).toMatchObject({ ok: true, template: 'classic' })
  })
})
