import { expect, it } from 'vitest'
import { supports } from './index.ts'

const isSupported = (sources: string, text: string) =>
  supports(sources.split(' || '), text, { today: '2026-07-01' }).supported

it.each([
  ['[C3] what others did', 'My manager negotiated the lease.', 'Negotiated the lease.'],
  ['[C3] what others did', 'Tests were run by the laboratory; I labelled samples.', 'Ran tests.'],
  ['[C3] what others did', 'Supervised the repainting of the pier by three contractors.', 'Repainted the pier.'],
  ['[C3] what came of itself', 'Membership grew from 140 to 210 in my time.', 'Grew membership from 140 to 210.'],
  ['[C3] what was watched', 'Observed rehearsals for a term.', 'Assisted in rehearsals for a term.'],
  ['[C4] what was received', 'Completed a training in first aid.', 'Delivered a training in first aid.'],
  [
    '[C2] a cause of another statement',
    'Raised sales by 12%. || Wrote a guide.',
    'Raised sales by 12% by writing a guide.',
  ],
  ['[C6] every reservation counts', 'Engineer in training; PE exam not yet taken', 'PE'],
  ['[C6] a little', 'Skills: SQL; some Scala', 'Skills: SQL, Scala'],
  ['[C6] only put forward', 'Suggested moving the bar.', 'Moved the bar.'],
  ['[C6] a part', 'Wrote two chapters of a textbook.', 'Wrote a textbook.'],
  ['[C6] a lesser honour', 'Nominated for Baker of the Year 2023', 'Runner-up, Baker of the Year 2023'],
  ['[C9] one is not many', 'Managed a shop in Leeds.', 'Managed shops in Leeds.'],
  ['[C9] a label is no count', 'Checked tickets on line 4.', 'Checked tickets on 4 lines.'],
  ['[C9] what is counted along', 'Forged 26 gates and railings.', 'Forged 26 gates.'],
  ['[C9] the other side', 'Sales 4% below target.', 'Sales 4% above target.'],
  [
    '[C9] the largest alone',
    'Ran three fairs; the largest drew 900 guests.',
    'Ran three fairs that each drew 900 guests.',
  ],
  ['[C10] an average', 'Notarised an average of 40 deeds a month.', 'Notarised 40 deeds a month.'],
  ['[C10] a sign', 'Served 200 passengers.', 'Served >200 passengers.'],
  ['[C1] a picture', 'Served 200 passengers.', 'Served 200 passengers 🏆'],
  ['[C15] a product is no kind of another', 'Cleaned data in Power Query.', 'Power BI'],
  ['[C17] a field is no title', 'Actuarial Analyst, Hexham Mutual, 2020 – 2022', 'Actuary, Hexham Mutual, 2020 – 2022'],
  ['[C18] reading alone', 'Ukrainian B1 (reading)', 'Ukrainian B1'],
])('%s: %s is not %s', (_, source, text) => {
  expect(isSupported(source, text)).toBe(false)
})

it.each([
  ['[C6] who helped keeps it', 'Installed locks under a senior locksmith.', 'Helped install locks.'],
  ['[C6] what is ahead is beside', 'BASI Level 2 instructor, working towards Level 3', 'BASI Level 2 instructor'],
  ['[C8] measures and signs', 'Load 2.3 TB a day for EUR 4,000.', 'Load 2.3 terabytes a day for €4k.'],
  ['[C8] a change by a fold', 'Sales grew from 20 to 400.', 'Sales grew twentyfold.'],
  ['[C9] some of many', 'Wrote guides to tax law.', 'Wrote a guide to tax law.'],
  [
    '[C4] a member sits',
    'Member of the Parish Council, 2021 – 2023',
    'Served on the Parish Council from 2021 to 2023.',
  ],
  ['[C17] no title', 'I cross-trained on garde manger.', 'Cross-trained on garde manger.'],
])('%s: %s is %s', (_, source, text) => {
  expect(isSupported(source, text)).toBe(true)
})
