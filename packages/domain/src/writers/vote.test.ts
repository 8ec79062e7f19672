import { describe, expect, it } from 'vitest'
import { supports } from '../claims/index.ts'
import { outvoted, votedAgainst, votePrompt } from './index.ts'
import { page, today } from './testing/assistants.ts'

const texts = ['Ran the e-roster for 24 nurses.', 'Reach me at ruth.okonjo@example.org.']
const line = 'Did the e-roster for 24 nurses.'

describe('the vote of a second model', () => {
  it('takes away what it is against, and what is sure', () => {
    const check = outvoted(supports, [line])
    expect(supports([line], line, { today }).verdict).toBe('supported')
    expect(check([line], line, { today })).toMatchObject({ verdict: 'refused', supported: false })
  })

  it('gives nothing: what it is not against is judged as ever', () => {
    const lie = 'Did the e-roster for 240 nurses.'
    const check = outvoted(supports, [line])
    expect(check([line], lie, { today })).toEqual(supports([line], lie, { today }))
    expect(outvoted(supports)([line], line, { today })).toEqual(supports([line], line, { today }))
  })

  it.each([
    ['{"refused": [2]}', ['Reach me at ruth.okonjo@example.org.']],
    ['Here it is:\n```json\n{ "refused": [1, 2, 7] }\n```', texts],
    ['{"refused": []}', []],
    ['{"accepted": [1, 2]}', []],
    ['Text 2 says more.', []],
    ['', []],
  ])('is read from %s', (reply, against) => {
    expect(votedAgainst(reply, texts)).toEqual(against)
  })

  it('[D16] is asked without what reaches the person, and [D13] with a mark that no text can give', () => {
    const { data, instructions } = votePrompt(page, texts)
    expect(`${instructions}\n${data}`).not.toMatch(/ruth\.okonjo|Okonjo|7700 900123/)
    expect(data).toContain('1. Ran the e-roster for 24 nurses.')
    const [, mark = ''] = /<<<texts (\w+)>>>/.exec(data) ?? []
    expect(data.split(`<<<end of texts ${mark}>>>`)).toHaveLength(2)
  })
})
