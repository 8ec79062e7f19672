import { describe, expect, it } from 'vitest'
import { sentName } from './sent-name.ts'

describe('a file that is sent to an employer is called', () => {
  it.each<[parts: (string | null | undefined)[], name: string]>([
    [
      ['Mara Ellison', 'Senior Data Analyst', 'Fernhill Energy'],
      'Mara-Ellison-Senior-Data-Analyst-Fernhill-Energy.pdf',
    ],
    [
      ["Siobhán O’Neill-D'Arcy", 'R&D / QA Lead (m/f/d)', 'A.B.C. Ltd.'],
      'Siobhan-ONeill-DArcy-R-D-QA-Lead-m-f-d-A-B-C-Ltd.pdf',
    ],
    [['Mara Ellison', null, 'Fernhill'], 'Mara-Ellison-Fernhill.pdf'],
    [['', undefined, 'Fernhill'], 'Fernhill.pdf'],
    [['王小明', 'Engineer', '../..\\con:*?"<>|'], '王小明-Engineer-con.pdf'],
    [['हिन्दी', null, null], 'हिन्दी.pdf'],
    [[null, ' ', '***'], 'tailored_resume.pdf'],
  ])('after %j', (parts, name) => {
    expect(sentName(parts, 'pdf', 'tailored_resume')).toBe(name)
  })

  it('with a hundred characters at most, and the last word whole', () => {
    const name = sentName(['Mara Ellison', 'Principal Administrator '.repeat(8)], 'docx', 'tailored_resume')
    expect(name.length).toBeLessThanOrEqual(105)
    expect(name).toMatch(/-(Principal|Administrator)\.docx$/)
    expect(sentName(['x'.repeat(300)], 'pdf', 'tailored_resume')).toBe(`${'x'.repeat(100)}.pdf`)
  })
})
