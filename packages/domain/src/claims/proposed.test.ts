import { expect, it } from 'vitest'
import type { Source } from '../resume/sources.ts'
import { supports } from './index.ts'

// How a good writer rewords a line: verbs for nouns, joints between facts, the advertisement's name beside one's own.

const verdictOn = (sources: string, text: string) =>
  supports(sources.split(' || '), text, { today: '2026-07-01' }).verdict

it.each([
  ['[CL5] what was learnt', 'First aid training in 2022.', 'Provided first aid training in 2022.'],
  ['[CL5] what others did', 'Weekly inspections by the council.', 'Carried out weekly inspections.'],
  ['[CL5] what was done with it', 'Logged boiler inspections.', 'Carried out boiler inspections.'],
  ['[CL5] a rank', 'Quarterly reviews of reserves.', 'Directed quarterly reviews of reserves.'],
  ['[CL5] a thing', 'A gross book of 300 policies.', 'Made a gross book of 300 policies.'],
  [
    '[CL11] short of it',
    'Raised £170,000 against a target of £180,000.',
    'Exceeded the £180,000 target, raising £170,000.',
  ],
  ['[CL11] only reached', 'Made 20 lifts against a target of 20.', 'Exceeded the target of 20 with 20 lifts.'],
  ['[CL11] no target', 'Raised £212,000; the year before £180,000.', 'Exceeded the £180,000 target, raising £212,000.'],
  ['[CL5] no such deed', 'Planned routes for 18 trucks; late deliveries fell.', 'Drove 18 trucks.'],
  ['[CL5] a deed that was led', 'Helped the owner with quotes for larger jobs.', 'Priced larger jobs.'],
  ['[CL2] the clause of another thing', 'Ran a shop next to the clinic that I visited.', 'Visited a shop.'],
  ['[CL3] what was helped with', 'Helped the head florist prepare wreaths.', 'Prepared wreaths.'],
  ['[CL18] a language of others', 'Sold Spanish tiles to guests.', 'Speaks Spanish to guests.'],
  ['[CL6] only entered', 'Entered into the regional brass contest.', 'Won the regional brass contest.'],
  ['[CL1] all of a place', 'Served one parish of the diocese.', 'Served across the diocese.'],
  ['[CL1] a level', 'Searched records in Latin with a dictionary.', 'Searched records in Latin (fluent).'],
  ['[CL1] a person', 'Wrote quotations for customers.', 'Wrote quotations (chief estimator) for customers.'],
  ['[CL1] a name', 'Kept records of guests.', 'Kept records (Salesforce) of guests.'],
  ['[CL9] a part of them', 'Taught 30 pupils, 4 of the eight classes.', 'Taught eight classes.'],
  ['[CL12] what is of another role', 'Ran a crane. || Run a café.', 'Currently running a crane.'],
  ['[CL17] what others became', 'My deputy was promoted to manager.', 'Promoted to manager.'],
  ['[CL7] what was not reached', 'Not certified as a welder.', 'Certified as a welder.'],
  ['[CL1] beside what is not said', 'Wrote quotations.', 'Wrote cost estimates (tenders).'],
])('%s is neither said nor asked about', (_, source, text) => {
  expect(verdictOn(source, text)).toBe('refused')
})

it.each([
  ['[CL5]', 'Quarterly reserve reviews for motor.', 'Carry out quarterly reserve reviews for motor.'],
  ['[CL5]', 'Outbound and inbound calls, 70 to 90 calls a day.', 'Make and take 70 to 90 calls a day.'],
  ['[CL5]', 'Daily QC of two cameras.', 'Perform daily QC of two cameras.'],
  ['[CL5]', 'Command of a 70 m ferry, 350 passengers.', 'Command a 70 m ferry carrying 350 passengers.'],
  ['[CL5]', 'Helped the owner with the monthly forecast.', 'Helped the owner prepare the monthly forecast.'],
  ['[CL5]', 'Climber. Tickets up to date, own kit.', 'Climber holding up-to-date tickets.'],
  ['[CL2]', 'Findings are shown in a research hour that I started in 2021.', 'Started a research hour in 2021.'],
  ['[CL18]', 'Climber. || Spanish, fluent', 'Climber. Speaks Spanish.'],
  ['[CL3]', 'Helped the head florist prepare wreaths for funerals.', 'Helped prepare wreaths for funerals.'],
  ['[CL4]', 'Stock ordering for the shop.', 'Order stock for the shop.'],
  ['[CL4]', 'Rescue practice every three months.', 'Practise rescue every three months.'],
  ['[CL4]', 'Referral of patients to the clinic.', 'Refer patients to the clinic.'],
  ['[CL11]', 'Raised £212,000 against a target of £180,000.', 'Exceeded a £180,000 target, raising £212,000.'],
  [
    '[CL11]',
    'Waitlist went from 7 months to 4 after I introduced short visits.',
    'Saw the waitlist fall from 7 months to 4 after introducing short visits.',
  ],
  [
    '[CL11]',
    'Collected an average of $48,000 a month, goal was $42,000.',
    'Beat the $42,000 goal by collecting an average of $48,000 a month.',
  ],
  ['[CL10]', 'Average of 23 lifts an hour.', 'Averaged 23 lifts an hour.'],
  [
    '[CL3]',
    'Toolbox talks attended daily and hazards reported on the app.',
    'Attended daily toolbox talks and reported hazards on the app.',
  ],
  [
    '[CL2]',
    'Supervision of a desk of 14. || Hotelier with a background in resorts.',
    'Hotelier supervising a desk of 14, with a background in resorts.',
  ],
  [
    '[CL2]',
    'Deliveries of bricks with a lorry. || Between 8 and 12 drops a day.',
    'Delivered bricks with a lorry, 8 to 12 drops a day.',
  ],
  ['[CL3]', 'One apprentice was trained together with the master.', 'Trained one apprentice together with the master.'],
  ['[CL4]', 'Search and examination of about 75 files a year.', 'Search and examine about 75 files a year.'],
  [
    '[CL5]',
    'A clinic was set up in 2021, now 20 patients a month.',
    'A clinic set up in 2021 that now sees 20 patients a month.',
  ],
  ['[CL7]', 'Part of the crew that built a dam, no incidents.', 'Built a dam without incident as part of the crew.'],
  ['[CL9]', 'Took fly-in trips to islands, six trips a year.', 'Took six fly-in trips a year to islands.'],
  [
    '[CL9]',
    'Part of a team of three that prepared the ISO 17100 audit.',
    'Prepared the ISO 17100 audit as part of a team of three.',
  ],
  [
    '[CL9]',
    'Sold tickets, 30 per month, the most of the four clerks.',
    'Sold 30 tickets per month, the most of the four clerks.',
  ],
  ['[CL26]', 'Patient on the phone and knows the FDCPA.', 'Knows the FDCPA.'],
  ['[CL2]', 'Repaired a collection of 120 registers for the archive.', 'Repaired 120 registers for the archive.'],
  ['[CL6]', 'Discharges entered into the patient system.', 'Enter discharges into the patient system.'],
  ['[CL1]', 'Work with mills in Spain, Portugal and Turkey.', 'Work with mills across Spain, Portugal and Turkey.'],
])('%s a line told by a verb that only carries its noun: %s → %s', (_, source, text) => {
  expect(verdictOn(source, text)).toBe('supported')
})

it('[CL12] what is done now is of a role that lasts, and what was earlier of one that is over', () => {
  const line = (text: string, end: string): Source => ({
    id: text,
    role: 'r',
    text,
    kind: 'line',
    quotes: [text],
    section: null,
    entry: null,
    start: '2019',
    end,
  })
  const over = [line('Ran a harbour crane.', '2021')]
  const lasting = [line('Run a harbour crane.', 'present')]
  expect(supports(over, 'Currently running a harbour crane.').verdict).toBe('refused')
  expect(supports(lasting, 'Currently running a harbour crane.').verdict).toBe('supported')
  expect(supports(lasting, 'Earlier ran a harbour crane.').verdict).toBe('refused')
})
