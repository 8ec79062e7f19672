import { describe, expect, it } from 'vitest'
import { draftOf, inputOf, newDraft, problemsOf } from './skill-draft.ts'

const now = new Date('2026-11-16T09:00:00.000Z')
const past = { ...newDraft, isCurrent: false }

describe('what is typed of a skill', () => {
  it.each([
    [{ years: '71' }, { years: 'A number from 0 to 70.' }],
    [{ years: '-1' }, { years: 'A number from 0 to 70.' }],
    [{ years: 'seven' }, { years: 'A number from 0 to 70.' }],
    [{ lastUsed: '2027' }, { lastUsed: 'A year up to 2026.' }],
    [{ lastUsed: '22' }, { lastUsed: 'A year up to 2026.' }],
    [{ years: '1,5', lastUsed: '2026' }, {}],
    [{ years: '', lastUsed: '' }, {}],
    [{ isCurrent: true, lastUsed: 'x' }, {}],
  ])('%j: %j', (part, problems) => {
    expect(problemsOf({ ...past, ...part }, now)).toEqual(problems)
  })

  it.each([
    ['2022', null, '2022-12-31T00:00:00.000Z'],
    ['2026', null, now.toISOString()],
    ['2019', '2019-06-30T00:00:00.000Z', '2019-06-30T00:00:00.000Z'],
    ['', '2019-06-30T00:00:00.000Z', null],
  ])('last used in %j, before %j, is sent as %j', (lastUsed, before, sent) => {
    expect(inputOf({ ...past, lastUsed }, before, now).lastUsedDate).toBe(sent)
  })

  it('what is used now was last used on no day', () => {
    expect(inputOf({ ...newDraft, years: '1,5', lastUsed: '2019' }, null, now)).toEqual({
      ...{ proficiencyLevel: 3, yearsOfExperience: 1.5, isCurrent: true, lastUsedDate: null },
    })
  })

  it('begins with what is saved', () => {
    const saved = { proficiencyLevel: 4, yearsOfExperience: 7, lastUsedDate: '2022-12-31T00:00:00.000Z' }
    const skill = { id: 9, name: 'SQL', category: 'Databases', description: null }
    expect(draftOf({ ...saved, id: 1, skillId: 9, isCurrent: false, skill })).toEqual({
      ...{ level: 4, years: '7', lastUsed: '2022', isCurrent: false },
    })
  })
})
