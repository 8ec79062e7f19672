import { describe, expect, it } from 'vitest'
import { proposalJudge, votedAgainst, votePrompt } from './index.ts'
import { page, today } from './testing/assistants.ts'

const texts = ['Ran the e-roster for 24 nurses.', 'Reach me at ruth.okonjo@example.org.']
const line = 'Did the e-roster for 24 nurses.'

describe('the vote of a second model', () => {
  it('takes away what it is against, and what is sure; all else is judged as ever', () => {
    const own = { id: 'l1', kind: 'line' as const, text: line, quotes: [line], section: null, entry: null, role: null }
    const [plain, outvoted] = [[], [line]].map((against) => proposalJudge({ lines: [own], today, against }))
    expect(plain?.(line, []).verdict).toBe('supported')
    expect(outvoted?.(line, []).verdict).toBe('refused')
    const lie = 'Did the e-roster for 240 nurses.'
    expect(outvoted?.(lie, [])).toEqual(plain?.(lie, []))
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
