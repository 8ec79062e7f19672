import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { jobOf } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'

const buyer = (label: string | undefined, ...positions: string[]) =>
  fromJsonResume({
    basics: { name: 'A', ...(label === undefined ? {} : { label }) },
    work: positions.map((position, at) => ({ name: `Firm ${at}`, position, startDate: `${2020 - at}` })),
  })
const job = jobOf('Data Analyst\n\nRequirements\n- Sewing\n')
const labelOf = (document: ReturnType<typeof buyer>) => apply(document, proposed(document, job)).basics.label

it.each([
  ['there is no headline', undefined, ['Data Analyst', 'Clerk']],
  ['it is another title of the person', 'Data analyst, Clerk'.split(', ')[1], ['Data Analyst', 'Clerk']],
  ['the title was held before other work', 'Shop Keeper', ['Shop Keeper', 'Data Analyst']],
])('[T48] the title of the ad is the headline where it was held: %s', (_, label, positions) => {
  expect(labelOf(buyer(label, ...positions))).toBe('Data Analyst')
})

it.each([
  ['it was not held', 'Clerk', ['Clerk', 'Data Engineer']],
  ['the headline says more', 'Clerk | 12 years in retail', ['Data Analyst', 'Clerk']],
  ['it may be of a lower rank than the latest title', undefined, ['Senior Data Analyst', 'Data Analyst']],
  ['it stands there', 'DATA ANALYST', ['Data Analyst']],
])('[T48] the headline stays: %s', (_, label, positions) => {
  expect(labelOf(buyer(label, ...positions))).toBe(label)
})

it('[T48] the latest title is told by its dates', () => {
  const work = [
    { name: 'B', position: 'Data Analyst', startDate: '2010', endDate: '2014' },
    { name: 'A', position: 'Senior Data Analyst', startDate: '2014' },
  ]
  expect(labelOf(fromJsonResume({ basics: { name: 'A' }, work }))).toBeUndefined()
})

it('[T48] undone, it is as it was', () => {
  const document = buyer('Clerk', 'Data Analyst', 'Clerk')
  const edits = proposed(document, job)
  expect(edits.map(({ made }) => made)).toEqual(['headline'])
  expect(apply(document, [])).toEqual(document)
})
