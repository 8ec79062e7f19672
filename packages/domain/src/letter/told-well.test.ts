import { describe, expect, it } from 'vitest'
import type { ResumeDocument } from '../resume/document.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { tellsSameResult } from './evidence.ts'
import { writeLetter } from './index.ts'
import { letterStyles } from './letter.ts'
import { statesResult } from './results.ts'
import { selfIntroduction } from './self.ts'
import { tellingsOf } from './tellings.ts'
import { read, today } from './testing/letters.ts'

const told = (line: string, current = true) => {
  const [spoken] = tellingsOf(line, { current, lines: [] })
  return spoken ? `${spoken.subject} ${spoken.predicate}${spoken.rest}` : null
}

describe('a line of several sentences', () => {
  it.each([
    [
      'Ground my own lenses. Moved the polishing next to the oven, which took remakes down from 14% to 6%',
      'I moved the polishing next to the oven, which took remakes down from 14% to 6%',
    ],
    [
      'Ran the night bake with a crew of 4. Cut flour waste from 6% to 2% by weighing every mix',
      'I cut flour waste from 6% to 2% by weighing every mix',
    ],
    [
      'Run three story times a week. Average attendance rose from 12 to 31 children',
      'I run three story times a week; the average attendance rose from 12 to 31 children',
    ],
    [
      'Trainer for tower crew since May 2021. 6 apprentices, all passed their ticket',
      'I have been a trainer for tower crew since May 2021: 6 apprentices, all passed their ticket',
    ],
    [
      'Mentor to new starters. 7 trainees signed off, all passed first time',
      'I am a mentor to new starters: 7 trainees signed off, all passed first time',
    ],
  ])('[L26] is told by what came of it: %s', (line, said) => expect(told(line)).toBe(said))

  it.each([
    ['Fit kitchens. Order the worktops from two yards', 'I fit kitchens'],
    ['Keep bees. 40 hives at two sites', 'I keep bees'],
  ])('[L26] is told by its first where nothing came of it: %s', (line, said) => expect(told(line)).toBe(said))
})

describe('what somebody is, and figures without a verb', () => {
  it.each([
    [
      'Safety rep for the depot, 640 days no lost time accidents',
      'I am a safety rep for the depot: 640 days no lost time accidents',
    ],
    ['Form tutor to year 9, 28 pupils', 'I am a form tutor to year 9, with 28 pupils'],
    [
      'File returns on or before the day, no late returns in five years',
      'I file returns on or before the day, with no late returns in five years',
    ],
    ['Coordinator of the rota since March 2023', 'I have been a coordinator of the rota since March 2023'],
    [
      'Batch reject rate of 0.8% last year, target is 2%',
      'my record is a batch reject rate of 0.8% last year (target is 2%)',
    ],
    [
      'First time fix rate of 91% against a depot average of 83%',
      'my record is a first time fix rate of 91% against a depot average of 83%',
    ],
    [
      'Losses on the 2023 year class finished at 7.8%, budget was 11%',
      'losses on the 2023 year class finished at 7.8% (budget was 11%)',
    ],
    [
      'Returns for loose seams on my bench were 2 of about 900 pieces',
      'returns for loose seams on my bench were 2 of about 900 pieces',
    ],
  ])('[L26] make one sentence: %s', (line, said) => expect(told(line)).toBe(said))

  it.each([
    'First time fix rate of 91% against a depot average of 83%',
    'Losses finished at 7.8%, budget was 11%',
    'Safety rep, 640 days without an accident',
    'Led the inventory of 14,200 works, four months ahead of the deadline',
    'File returns on time, no late returns in five years',
  ])('[L23] what is measured by something, or did not go wrong, is a result: %s', (line) =>
    expect(statesResult(line)).toBe(true),
  )

  it.each([
    'Weekly counts of 20 fish in 3 pens',
    'Work with 12 schools, no two of them alike',
    'Order 40 kegs a week against the plan of the bar',
    'Drive 3 routes, mostly at night',
  ])('[L23] how much there is of it is none: %s', (line) => expect(statesResult(line)).toBe(false))

  it('[L26] a long deed without result is no opening for what became of a thing', () => {
    expect(told('Run the feed system, cameras and pumps. Losses for the last cycle were 4% against 7% before')).toBe(
      'losses for the last cycle were 4% against 7% before',
    )
  })

  it.each([
    [
      'Wrote a guide for the yard with the corners where trucks turn in front of you, the manager put it up and collisions went from 17 to 9',
      'I wrote a guide for the yard; collisions went from 17 to 9',
    ],
    [
      'Relabelled the shelves so that you see them from the door, and returns fell from 40 to 12 a week',
      'I relabelled the shelves; returns fell from 40 to 12 a week',
    ],
  ])('[L26] what cannot be told whole is told by the deed and what came of it: %s', (line, said) =>
    expect(told(line, false)).toBe(said),
  )

  it('[L19] a deed among things is left out', () => {
    expect(told('Weekly counts in 3 pens, enter in the log and send to the office')).toBe(
      'my work includes weekly counts in 3 pens',
    )
    expect(told('Weekly counts in 3 pens, samples and repairs')).toMatch(/samples and repairs$/)
  })

  it('[L19] a bare verb among things is one of them', () => {
    expect(told('Pick pack, unloading containers, dispatch', false) ?? '').not.toMatch(/^I /)
    expect(told('Lead hand for a crew of 5')).toBe('I am a lead hand for a crew of 5')
    expect(told('Call audit average of 97% over the last 12 months')).not.toMatch(/I call/)
  })
})

describe('a result', () => {
  it.each([
    ['I cut flour waste from 6% to 2%', 'Cut flour waste from 6% to 2% by weighing every mix', true],
    ['Known for bringing flour waste down to 2%', 'Cut flour waste from 6% to 2% by weighing every mix', true],
    ['Baker with 12 years in two shops', 'Cut flour waste from 6% to 2% by weighing every mix', false],
    ['I run a bakery with 6 ovens', 'Cut flour waste from 6% to 2% by weighing every mix', false],
  ])('[L13] “%s” and “%s” tell the same: %s', (one, other, isSame) => expect(tellsSameResult(one, other)).toBe(isSame))

  const work = (...highlights: string[]): ResumeDocument =>
    fromJsonResume({
      basics: {
        name: 'Rosa Quintero',
        summary:
          'Head baker with twelve years in craft bakeries. Cut flour waste from 6% to 2%. My skills include rye, HACCP and Excel.',
      },
      work: [{ name: 'Millrace Bakery', position: 'Head Baker', startDate: '2020-04', highlights }],
    })
  const job = (...duties: string[]) =>
    read(
      `Bakery Manager\nFallow & Grain\n\nWhat you will do\n${duties.map((it) => (it.startsWith('You') ? it : `- ${it}`)).join('\n')}\n`,
    )
  const textOf = (letter: ReturnType<typeof writeLetter>) =>
    letter.paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')

  it.each(letterStyles)('[L13] [L22] stands once in a %s letter, and no list of skills does', (style) => {
    const document = work('Cut flour waste from 6% to 2% by weighing every mix', 'Train two apprentices in shaping')
    const text = textOf(writeLetter(document, job('Keep waste low', 'Train bakers'), { style, today }))
    expect(text.match(/6% to 2%/g)?.length).toBe(1)
    expect(text).not.toMatch(/my skills include/i)
  })

  it.each([
    [
      'that was cut within itself',
      'You will take the bread from dough room to dispatched, labelled product, working from the daily sheet. In a typical week you will:',
      /dispatched/,
    ],
    [
      'that only says whom one answers to',
      'Reports to the Operations Director and works a night rota',
      /Operations Director/,
    ],
    ['that nothing told is about', 'Coordinate the roster of van drivers', /roster/],
  ])('[L11] no letter opens with a demand %s', (_, duty, words) => {
    const document = work('Shaped bread in the dough room and took it to the van drivers, 250 loaves a night')
    for (const style of letterStyles)
      expect(textOf(writeLetter(document, job(duty, 'Leads a team'), { style, today }))).not.toMatch(words)
  })

  it('[L11] no letter speaks of a maker that no line names', () => {
    const document = work('Drove trams past 3,000 cars a day, no collisions in 4 years')
    const ad = read('Driver\nBayline\n\nWhat we need\n- Experience of Citadis or Flexity cars\n- Five years of trams\n')
    for (const style of letterStyles) expect(textOf(writeLetter(document, ad, { style, today }))).not.toMatch(/Citadis/)
  })

  it('[L11] a demand that is answered opens it', () => {
    const document = work('Cut flour waste from 6% to 2% by weighing every mix')
    const text = textOf(writeLetter(document, job('Keep flour waste low'), { style: 'professional', today }))
    expect(text).toContain('keep flour waste low')
  })
})

it('[L19] a name that was cut within its brackets is no degree, and a mark no school', () => {
  const ad = read('Payroll Lead\nSlaney Foods\n\nWhat we need\n- A degree in accounting\n')
  const document = (studyType: string, institution: string): ResumeDocument =>
    fromJsonResume({
      basics: { name: 'Aoife Daly' },
      work: [
        { name: 'Kilbarry', position: 'Payroll Clerk', startDate: '2021', highlights: ['Ran payroll for 310 staff'] },
      ],
      education: [{ studyType, area: 'Accounting', institution, endDate: '2022' }],
    })
  const said = (studyType: string, institution: string) =>
    writeLetter(document(studyType, institution), ad, { style: 'professional', today }).content
  expect(said('BSc', 'Limerick College')).toContain('BSc in Accounting from Limerick College')
  expect(said('BSc', 'distinction')).not.toContain('from distinction')
  expect(said('BSc (Certificate', 'Limerick College')).not.toContain('(Certificate')
})

it('[L22] papers and lists are no introduction', () => {
  const source = (text: string) => ({
    id: 's',
    kind: 'summary' as const,
    text,
    quotes: [text],
    section: null,
    entry: null,
    role: null,
  })
  const said = (text: string) => selfIntroduction([source(text)]).map((it) => it.text)
  expect(said('Tram driver with 12 years on the line. Has Certificate III in Rail Vehicle Driving.')).toEqual([
    'I am a tram driver with 12 years on the line',
  ])
  expect(said('My skills include Excel, SAP and Megapay.')).toEqual([])
  // A note of years is none either; how long somebody has done something is.
  expect(said('8 yrs tram driver, no at-fault collisions since 2020')).toEqual([])
  expect(said('12 years Nurse, wards and theatre')).toEqual([])
  expect(said('5 years of telephone interviewing in two languages')).toEqual([
    'I have 5 years of telephone interviewing in two languages',
  ])
})
