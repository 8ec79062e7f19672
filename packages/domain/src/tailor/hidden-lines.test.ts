import { describe, expect, it } from 'vitest'
import { matchResume } from '../match/index.ts'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { listsIn } from './lists.ts'
import { jobOf, today, welderJob } from './testing/people.ts'
import { proposed, textsOf } from './testing/proposals.ts'

const long = () => {
  const lines = (at: number) =>
    Array.from({ length: 8 }, (_, line) => `Swept bay ${at * 10 + line} and logged each pallet by hand.`)
  return fromJsonResume({
    basics: { label: 'Warehouse Clerk' },
    work: Array.from({ length: 7 }, (_, at) => ({
      ...{ name: `Depot ${at}`, position: 'Warehouse Clerk', highlights: lines(at) },
      ...{ startDate: `${2020 - 3 * at}-01`, endDate: `${2022 - 3 * at}-12` },
    })),
  })
}
const hidden = (edits: Edit[]) => edits.filter(({ made }) => made === 'hidden')
const linesLeft = (document: ReturnType<typeof long>, edits: Edit[]) =>
  listsIn(apply(document, edits)).flatMap(({ role, lines }) => (role ? lines.length : []))
const yards = (count: number) =>
  Array.from({ length: count }, (_, at) => `Swept yard ${'abcdefgh'[at % 8]}${'abcdefgh'[at >> 3]}.`)
const smith = (highlights: string[]) =>
  fromJsonResume({ work: [{ name: 'Harrow Forge', position: 'Smith', startDate: '2019', highlights }] })
const forge = () => jobOf('Smith\n\nWhat you will do\n- Forge gates\n\nRequirements\n- Welding\n')

describe('hiding', () => {
  it('[T17] full hides nothing', () => {
    expect(hidden(proposed(long()))).toEqual([])
  })

  it('[T17] balanced hides lines of old roles alone, and two of each stay', () => {
    const edits = proposed(long(), welderJob(), { length: 'balanced' })
    expect(hidden(edits).every(({ reason }) => reason.startsWith('Hidden: an older role'))).toBe(true)
    expect(linesLeft(long(), edits)).toEqual([8, 3, 2, 2, 2, 2, 2])
  })

  it('[T17] one page hides old lines, says so, and keeps a line of each role', () => {
    const edits = proposed(long(), welderJob(), { length: 'one-page' })
    expect(hidden(edits).length).toBeGreaterThan(0)
    expect(hidden(edits).every(({ reason }) => reason.startsWith('Hidden to fit one page'))).toBe(true)
    expect(linesLeft(long(), edits).every((count) => count > 0)).toBe(true)
  })

  it('[T17] a label is no line that a role keeps', () => {
    const document = long()
    const entries = document.sections.flatMap((section) => section.entries)
    for (const { id, lines } of entries.flatMap((it) => (it.type === 'employment' ? it.roles : [])))
      lines.splice(
        1,
        lines.length,
        { id: `${id}-label`, text: 'Duties', label: true },
        { id: `${id}-1`, text: 'Swept.' },
      )
    const edits = proposed(document, welderJob(), { length: 'balanced' })
    expect(hidden(edits)).toEqual([])
  })

  it('[T17] never the only evidence of what is asked', () => {
    const shown = ['Lay hedges along the lanes each winter.', 'Fell ash that has die-back, with a second sawyer.']
    const document = smith([...yards(60), ...shown])
    const job = jobOf('Forester\n\nWhat you will do\n- Lay hedges\n- Fell trees with ash die-back\n')
    const after = apply(document, proposed(document, job, { length: 'one-page' }))
    expect(textsOf(after, 'r1')).toEqual(expect.arrayContaining(shown))
    expect(textsOf(after, 'r1')?.length).toBeLessThan(62)
    const shownIn = (it: typeof document) =>
      matchResume(it, job, { today }).ledger.filter(({ evidence }) => evidence.length > 0).length
    expect(shownIn(after)).toBe(shownIn(document))
  })

  it('[T38] a result only after all that has none, and interests before anything of the work', () => {
    const results = ['Cut gas use by 12%.', 'Raised orders from 40 to 65 a year.']
    const document = smith([...yards(60), ...results])
    const hobbies = ['Chess', 'Hiking in the hills', 'Old maps'].map((text, at) => ({ id: `h${at}`, text }))
    const entries = [{ type: 'text' as const, id: 'hobbies', lines: hobbies }]
    document.sections.push({ id: 'interests', kind: 'interests', title: 'Interests', entries })
    const after = apply(document, proposed(document, forge(), { length: 'one-page' }))
    expect(textsOf(after, 'r1')).toEqual(expect.arrayContaining(results))
    expect(textsOf(after, 'r1')?.length).toBeLessThan(62)
    expect(textsOf(after, 'hobbies')).toEqual(['Chess'])
  })

  it('[T2] each comes back by itself', () => {
    const edits = proposed(long(), welderJob(), { length: 'one-page' })
    for (const edit of hidden(edits)) {
      const back = apply(
        long(),
        edits.filter((it) => it !== edit),
      )
      expect(listsIn(back).some(({ lines }) => lines.some(({ id }) => id === edit.line))).toBe(true)
    }
  })
})
