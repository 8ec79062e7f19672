import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { listsIn } from './lists.ts'
import { isChore, tellsResult } from './results-told.ts'
import { jobOf } from './testing/people.ts'
import { proposed, textsOf } from './testing/proposals.ts'

const smith = (highlights: string[]) =>
  fromJsonResume({
    basics: { name: 'A' },
    work: [{ name: 'Harrow Forge', position: 'Smith', startDate: '2019', highlights }],
  })
const forge = () =>
  jobOf('Smith\n\nWhat you will do\n- Forge gates\n\nRequirements\n- Gate forging\n- Welding\n- Customer service\n')
const chores = ['Swept the forge.', 'Forged gates and welded hinges for customers.', 'Ordered coal.']
const results = ['Cut gas use by 12%.', 'Raised orders from 40 to 65 a year.']

describe('order', () => {
  it.each([[[...chores, ...results]], [[...results, ...chores]], [[chores[0], results[0], chores[1], results[1]]]])(
    '[T38] no result below a chore: %j',
    (lines) => {
      const document = smith(lines.map((it) => it ?? ''))
      const after = textsOf(apply(document, proposed(document, forge())), 'r1') ?? []
      const lastResult = after.findLastIndex(tellsResult)
      expect(after.findIndex(isChore)).toBeGreaterThan(lastResult)
    },
  )

  it('[T38] nothing without a result passes one, unless the person wants it in front', () => {
    const document = smith([results[0] ?? '', 'Forge 12 gates a month and weld their hinges.'])
    const first = (emphasis: string[]) => textsOf(apply(document, proposed(document, forge(), { emphasis })), 'r1')?.[0]
    expect(first([])).toBe(results[0])
    expect(first(['hinges'])).toContain('hinges')
  })

  it('[T38] one page leaves out no result where a chore stays', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `Swept yard ${'abcdefgh'[at % 8]}${'abcdefgh'[at >> 3]}.`)
    const document = smith([...lines, ...results])
    const after = textsOf(apply(document, proposed(document, forge(), { length: 'one-page' })), 'r1') ?? []
    expect(after.length).toBeLessThan(lines.length)
    expect(after).toEqual(expect.arrayContaining(results))
  })
})

describe('one page', () => {
  it('[T38] leaves out interests first, then chores, and results last', () => {
    const chores = (count: number) =>
      Array.from({ length: count }, (_, at) => `Swept yard ${'abcdefgh'[at % 8]}${'abcdefgh'[at >> 3]}.`)
    const hobbies = ['Chess', 'Hiking in the hills', 'Old maps', 'Sea swimming', 'Jazz']
    const after = (count: number) => {
      const document = smith([...chores(count), ...results])
      const lines = hobbies.map((text, at) => ({ id: `h${at}`, text }))
      const entries = [{ type: 'text' as const, id: 'hobbies', lines }]
      document.sections.push({ id: 'interests', kind: 'interests', title: 'Interests', entries })
      const page = apply(document, proposed(document, forge(), { length: 'one-page' }))
      return { work: textsOf(page, 'r1') ?? [], interests: textsOf(page, 'hobbies') ?? [] }
    }
    expect(after(4)).toMatchObject({ interests: hobbies })
    const tight = after(36)
    expect(tight.interests.length).toBeLessThan(hobbies.length)
    expect(tight.work.length).toBe(after(20).work.length + 16)
    const full = after(60)
    expect(full.interests).toEqual([hobbies[0]])
    expect(full.work.length).toBeLessThan(62)
    expect(full.work).toEqual(expect.arrayContaining(results))
  })
})

describe('skills', () => {
  const doubled = () =>
    fromJsonResume({
      skills: [
        { name: 'Work', keywords: ['Risk assessment', 'Welding'] },
        { name: 'Other', keywords: ['welding', 'Risk assessments', 'Rigging'] },
      ],
    })

  it('[T39] each skill stands once', () => {
    const after = apply(doubled(), proposed(doubled(), forge()))
    const skills = listsIn(after).flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(skills.toSorted()).toEqual(['Rigging', 'Risk assessment', 'Welding'])
  })
})
