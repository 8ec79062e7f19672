import { describe, expect, it } from 'vitest'
import { pointersIn } from './pointers.ts'
import { promptFor, wholePrompt } from './prompt.ts'
import { numberOf, page, wardJob } from './testing/assistants.ts'

const requirements = wardJob.requirements.map(({ words }) => words)
const prompt = wholePrompt(promptFor('resume', page, wardJob, { requirements }))
const row = (words: string) => `R${requirements.findIndex((it) => it.includes(words)) + 1}`
const [roster, starters] = [row('roster'), row('new starters')]
const [rosterLine, startersLine] = [numberOf('e-roster'), numberOf('new starters')]
const both = [
  { requirement: 'Teach new starters', lines: ['Train new starters in pressure area care.'] },
  { requirement: 'Plan the roster', lines: ['Did the e-roster for 24 nurses.'] },
]
const shown = [
  { requirement: roster, lines: [rosterLine] },
  { requirement: starters, lines: [startersLine] },
]
const edits = [{ line: rosterLine, text: 'Planned the roster.', reason: 'R1', sources: [rosterLine] }]

describe('the lines an assistant points at are read', () => {
  it.each<[form: string, reply: string]>([
    ['beside its edits', JSON.stringify({ edits, shown })],
    ['in a chatty reply', `Sure!\n\`\`\`json\n${JSON.stringify({ edits, shown }, null, 2)}\n\`\`\`\nGood luck!`],
    ['by their rows', JSON.stringify({ shown: { [roster]: [rosterLine], [starters]: `line ${startersLine}` } })],
    ['without an R', JSON.stringify(shown.map((it) => ({ ...it, requirement: Number(it.requirement.slice(1)) })))],
    ['in words', `- **${roster}:** lines ${rosterLine}\n- ${starters} (2 kinds) → line ${startersLine}`],
    ['in a table', `| Row | Lines |\n|---|---|\n| ${roster} | ${rosterLine} |\n| ${starters} | ${startersLine} |`],
  ])('%s', (_, reply) => {
    expect(pointersIn(reply, prompt)).toEqual(both)
  })

  it('as far as a reply goes that was cut off', () => {
    const cut = JSON.stringify({ edits, shown }, null, 2)
    expect(pointersIn(cut.slice(0, cut.indexOf(starters)), prompt)).toEqual([both[1]])
  })

  it('only where the prompt has the row and the line, three lines at most', () => {
    const reply = JSON.stringify({
      shown: [
        { requirement: 'R99', lines: [rosterLine] },
        { requirement: roster, lines: [998, rosterLine, 1, 2, 3] },
        { requirement: starters, lines: [] },
      ],
    })
    const [pointer, ...others] = pointersIn(reply, prompt)
    expect(others).toEqual([])
    expect(pointer?.lines).toHaveLength(3)
    expect(pointer?.lines[0]).toBe('Did the e-roster for 24 nurses.')
  })

  it('and nothing is taken from a prompt that asked for none', () => {
    expect(pointersIn(JSON.stringify({ shown }), wholePrompt(promptFor('resume', page, wardJob)))).toEqual([])
    expect(pointersIn('Great resume!', prompt)).toEqual([])
  })
})
