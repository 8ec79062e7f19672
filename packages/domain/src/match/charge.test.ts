import { expect, it } from 'vitest'
import { matchResume } from './index.ts'
import { inflectedSkills, skillsOfTitle } from './occupations.ts'
import { jobFrom, type Person, person, today } from './testing/people.ts'
import type { RowStatus } from './types.ts'

// What of a deed or a paper a statement shows, in trades that no other test speaks of: a cooper, a piano tuner.

const ad = (duty: string, need = 'Barrel making') =>
  `Head Cooper\n\nResponsibilities\n- ${duty}\n- Repair casks\n\nRequirements\n- ${need}\n- Barrel making`

const casks = 'Raised and repaired oak casks for whisky.'
const cooper = (highlights: string[], position = 'Cooper'): Person => ({
  work: [{ name: 'Spey Cooperage', position, startDate: '2018-01', highlights: [casks, ...highlights] }],
})

function statusOf(who: Person, asked: string, text: string): RowStatus {
  const { ledger } = matchResume(person(who), jobFrom(text), { today })
  const row = ledger.find(({ requirement, kind }) => requirement === asked && kind !== 'keyword')
  if (!row) throw new Error(`no row of ${asked}`)
  return row.status
}

/** The status of each asked thing, beside what was expected of it. */
const expectAll = (
  cases: [asked: string, told: string, status: RowStatus][],
  judge: (asked: string, told: string) => RowStatus,
) => expect(cases.map(([asked, told]) => [asked, told, judge(asked, told)])).toEqual(cases)

it('[M35] shows a charge by statements that say so', () => {
  const lead = 'Lead a team of five coopers'
  expectAll(
    [
      [lead, 'Worked as part of a team of nine coopers.', 'not-shown'],
      [lead, 'Trained one apprentice at the block.', 'not-shown'],
      [lead, 'Led training for customers.', 'not-shown'],
      [lead, 'Ran the Thursday drop-in, about 12 mothers a week.', 'not-shown'],
      [lead, 'Managed 14 clusters.', 'not-shown'],
      [lead, 'Ran a yard of six coopers and two drivers.', 'met'],
      [lead, 'In charge of the yard and 11 seasonal workers.', 'met'],
      [lead, 'Looked after a crew of four.', 'met'],
      ['Manage a team', 'Supervised two labourers.', 'met'],
      [lead, 'Looked after a round of 85 pubs and their casks.', 'not-shown'],
      [lead, 'Managed a caseload of 30.', 'not-shown'],
      [lead, 'Managed by two master coopers.', 'not-shown'],
      [lead, 'Ran a workshop of six.', 'met'],
      [lead, 'Led a troupe of eight.', 'met'],
      [lead, 'Ran a garage of four.', 'met'],
      [lead, 'Headed a practice of six.', 'met'],
      [lead, 'Managed a store of twelve.', 'met'],
      [lead, 'Managed a portfolio of twelve.', 'not-shown'],
      [lead, 'Ran workshops of six.', 'not-shown'],
      ['Train apprentices', 'Show buyers around and explain how to order.', 'not-shown'],
      ['Supervise two cask operatives', 'Supervised three yard operatives.', 'met'],
      ['Train apprentices', 'Trained by two senior coopers.', 'not-shown'],
      ['Train apprentices', 'Trained as a first aider.', 'not-shown'],
      ['Train apprentices', 'Show new starters the ropes.', 'met'],
      ['Supervise cask repairers', 'Supervised a cooper and two students.', 'met'],
      ['Train apprentices', 'Trained one apprentice at the block.', 'met'],
      ['Train apprentices', 'Turned heads on the lathe.', 'not-shown'],
      ['Train new riveters', 'Turned heads with new riveters.', 'not-shown'],
      [lead, 'Foreman of the yard: four coopers.', 'met'],
      ['Manage the cask budget', 'Turned heads on the lathe.', 'not-shown'],
      ['Manage the cask budget', 'Held the yearly timber budget.', 'met'],
      ['Manage the cask budget', 'Assisted the yard manager with budgets.', 'partly'],
      ['Manage the cask budget', 'Managed timber orders of £310,000 a year.', 'met'],
    ],
    (asked, told) => statusOf(cooper([told]), asked, ad(asked)),
  )
  expect(statusOf(cooper([], 'Assistant Cooper'), lead, ad(lead))).toBe('not-shown')
  expect(statusOf(cooper([], 'Cooperage Manager'), lead, ad(lead))).toBe('partly')
  const seller = {
    work: [{ name: 'Shoes', position: 'Seller', startDate: '2018-01', highlights: ['Led a team of five.'] }],
  }
  expect(statusOf(seller, lead, ad(lead))).toBe('partly')
})

it('[M36] tells a hand lent and something still learnt from work of one’s own', () => {
  const dock = 'Plan the timber deliveries'
  expectAll(
    [
      [dock, 'Planned the deliveries of timber.', 'met'],
      [dock, 'Helped plan the deliveries of timber.', 'partly'],
      [dock, 'Assisted the head cooper with planning timber deliveries.', 'partly'],
      [dock, 'Currently learning to plan timber deliveries.', 'not-shown'],
      ['Help plan the timber deliveries', 'Helped plan the deliveries of timber.', 'met'],
      ['Advise distillery visitors on casks', 'Helped distillery visitors and advised them on casks.', 'met'],
    ],
    (asked, told) => statusOf(cooper([told]), asked, ad(asked)),
  )
  const dispatch = 'Serve the customs notices of the distillery, the harbour and the railway'
  expect(statusOf(cooper([], 'Harbour Cooper'), dispatch, ad(dispatch))).toBe('not-shown')
  const title = 'Branding of hogsheads'
  expect(statusOf(cooper([], 'Cooper, Hogshead Brander'), title, ad(title))).toBe('partly')
})

it('[M37] takes the bare name of an advanced skill for a part of it', () => {
  const asked = 'Advanced Excel'
  expectAll(
    [
      [asked, 'Kept the stock of casks in Excel.', 'partly'],
      [asked, 'Built an advanced stock list in Excel.', 'met'],
      [asked, 'Kept the stock of casks in Excel with pivot tables and VLOOKUP.', 'met'],
    ],
    (need, told) => statusOf(cooper([told]), need, ad('Keep the stock of casks', need)),
  )
})

it('[M38] knows a paper by its name, level and class', () => {
  const diploma = 'Diploma of the Worshipful Company of Coopers'
  expectAll(
    [
      ['NVQ Level 4 Cooperage', 'NVQ Level 3 Cooperage', 'partly'],
      ['NVQ Level 4 Cooperage', 'NVQ Level 4 Cooperage', 'met'],
      ['NVQ Level 4 Cooperage', 'NVQ Level 5 Cooperage', 'met'],
      ['Chief Engineer (STCW III/2)', 'STCW II/2 Second Engineer', 'partly'],
      ['RYA Yachtmaster Offshore certificate', 'RYA Yachtmaster Coastal certificate', 'partly'],
      ['ABC Level 3 Award in Cheese Making', 'ABC Level 2 Award in Cheese Making', 'partly'],
      ['ABC Level 3 Award in Cheese Making', 'ABC Level 3 Award in Cheese Making', 'met'],
      ['Certified Cask Surveyor', 'Certified Forklift Driver', 'not-shown'],
      [diploma, diploma, 'met'],
      ['Certified Public Accountant (CPA)', 'Certified Public Accountant (Texas)', 'met'],
      ['Registered Nurse (RN) licence', 'Registered Nurse, charge nurse of surgical units', 'met'],
      ['Trinity Grade 5 certificate', 'Trinity Grade 8 certificate', 'met'],
      ['HGV Class 2 licence', 'HGV Class 1 licence', 'met'],
      ['HGV Class 1 licence', 'HGV Class 2 licence', 'partly'],
      ['NASM certified', 'ACE certified', 'not-shown'],
      ['Commercial pilot licence', 'Multi-engine rating', 'not-shown'],
      ['Licensed barber', 'Barber license', 'met'],
      ['Professional Engineer license', 'Professional Scrum Engineer', 'not-shown'],
      ['Forklift licence', 'Forklift awareness certificate', 'not-shown'],
      ['PMP certification', 'Project Management Professional (PMP)', 'met'],
    ],
    (need, name) =>
      statusOf({ ...cooper([]), certificates: [{ name, date: '2020-05' }] }, need, ad('Turn heads', need)),
  )
  expectAll(
    [
      ['CATIA V5', 'Drew cask hoops in CATIA V5.', 'met'],
      ['ISO 9001', 'Kept the cooperage to ISO 9001.', 'met'],
      ['IFRS 16', 'Booked leases of casks under IFRS 16.', 'met'],
      ['BIM 360', 'Kept the plans of the cooperage in BIM 360.', 'met'],
      ['Writing the yearly report card', 'Wrote the yearly report card.', 'met'],
      ['CPCS A02', 'Lifted casks beside a CPCS A02 driver.', 'partly'],
    ],
    (need, told) => statusOf(cooper([told]), need, ad('Turn heads', need)),
  )
  const bees = 'National Diploma in Beekeeping (NDB)'
  const keeper = { ...cooper(['Inspected 120 hives.'], 'Head Beekeeper'), skills: ['Beekeeping'] }
  expect(statusOf(keeper, bees, ad('Turn heads', bees))).toBe('not-shown')
})

it('a diploma is enough where a degree or diploma is asked (M21)', () => {
  const asked = 'Degree or diploma in horticulture'
  const education = [{ institution: 'Bicton', studyType: 'Diploma', area: 'Horticulture', endDate: '2018-06' }]
  expect(statusOf({ ...cooper([]), education }, asked, ad('Turn heads', asked))).toBe('met')
})

it('an intermediate level is enough where none is asked (M23)', () => {
  const languages = [{ language: 'German', fluency: 'intermediate' }]
  expect(statusOf({ ...cooper([]), languages }, 'German', ad('Turn heads', 'German'))).toBe('met')
  expect(statusOf({ ...cooper([]), languages }, 'Fluent German', ad('Turn heads', 'Fluent German'))).not.toBe('met')
})

it('another form of a verb or of a trade is the same (M13)', () => {
  const text = 'Piano Technician\n\nResponsibilities\n- Restringing of grand pianos\n\nRequirements\n- Piano tuning'
  const highlights = ['Restrung 40 grand pianos.']
  const tuner = { work: [{ name: 'Ivory', position: 'Piano Technician', startDate: '2018-01', highlights }] }
  expect(statusOf(tuner, 'Restringing of grand pianos', text)).toBe('met')
})

it('[M45] shows what goes by initials by these alone', () => {
  const asked = 'Working knowledge of the GHTF UK Code of Practice'
  expectAll(
    [
      ['GHTF UK Code of Practice', 'Kept to the UK highway code.', 'not-shown'],
      ['GHTF UK Code of Practice', 'Filled casks under the GHTF code.', 'met'],
    ],
    (need, told) => statusOf(cooper([told]), need, ad('Turn heads', asked)),
  )
})

it('a deed in another verb is the same deed, its object alone is not (M13)', () => {
  const text = 'Shop Assistant\n\nRequirements\n- Shoe repair\n- Customer service'
  const told = (line: string) => {
    const highlights = [line, 'Served customers.']
    const work = [{ name: 'Welt', position: 'Shop Assistant', startDate: '2018-01', highlights }]
    return statusOf({ work }, 'Shoe repair', text)
  }
  expect(told('Mended 40 shoes a week.')).toBe('met')
  expect(told('Sold 40 shoes a week.')).toBe('not-shown')
})

it('a deed is of the skill whose object it names (M13)', () => {
  expect(inflectedSkills('Managed products on shelves')).not.toContain('Production management')
  expect(inflectedSkills('Managed production')).toContain('Production management')
  expect(inflectedSkills('Kept records of time')).toEqual(['Record keeping'])
  expect(skillsOfTitle('Maintenance Technician')).toEqual(['Maintenance'])
})
