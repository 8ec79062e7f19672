import { expect, it } from 'vitest'
import { type SupportOptions, supports } from './index.ts'

const verdictOf = (sources: string[], text: string, options: SupportOptions = {}) =>
  supports(sources, text, { today: '2026-07-01', ...options }).verdict

it.each([
  ['[CL2] what it was for', ['Wrote tests for the compiler.'], 'Wrote the compiler.'],
  ['[CL3] who led', ['Supported the director, who led 40 people.'], 'Led 40 people.'],
  ['[CL7] what was not done', ['Did not handle cash.'], 'Handled cash.'],
  ['[CL3] what one led', ['Led a workshop and helped plan the budget.'], 'Led budget planning.'],
  ['[CL6] unpaid', ['Volunteered at a hospice in Leeds.'], 'Worked at a hospice in Leeds.'],
  ['[CL6] not the thing itself', ['Argued in mock trials.'], 'Argued in trials.'],
  [
    '[CL17] whose title',
    ['Assistant to the Head of Finance, Orrin Foods, 2019 – 2021'],
    'Head of Finance, Orrin Foods, 2019 – 2021',
  ],
  ['[CL2] whose staff', ['Worked with Harlan’s warehouse team on deliveries.'], 'Worked at Harlan.'],
  [
    '[CL3] what came after',
    ['Sales rose after I joined; the manager redesigned the shop.'],
    'Redesigned the shop, raising sales.',
  ],
  ['[CL9] a product', ['Ran two clinics of 25 patients.'], 'Ran clinics for 50 patients.'],
  ['[CL1] a deed more', ['Answered phones.'], 'Answered phones and resolved complaints.'],
  ['[CL5] people of another standing', ['Trained cashiers.'], 'Trained managers.'],
])('%s: refused', (_, sources, text) => {
  expect(verdictOf(sources, text)).toBe('refused')
})

it.each([
  ['Repaired bicycles.', 'Repaired vehicles.', ['vehicle repair']],
  ['Gave insulin to residents.', 'Administered medication to residents.', ['medication administration']],
])('[CL28] %s is never %s where the advertisement asks for it', (source, text, asked) => {
  expect(verdictOf([source], text, { asked })).not.toBe('supported')
})
