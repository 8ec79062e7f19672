import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { writeLetter } from './index.ts'
import { type Need, withArticle } from './needs.ts'
import { isRecord, statesResult } from './results.ts'
import { tellingsOf } from './tellings.ts'
import { read, today } from './testing/letters.ts'

const told = (line: string, current = false) => {
  const [spoken] = tellingsOf(line, { current })
  return spoken ? `${spoken.subject} ${spoken.predicate}${spoken.rest}` : null
}

describe('a line of a resume', () => {
  it.each([
    'Mixed recycling contamination was 22% when I started, I put up picture signs over the skips and it came down to 9%, the hauliers rejected no loads at all',
    'Stock loss was £900 a month when I took over, I moved the till and it fell to £200 a month, the owner did the same in two other shops',
  ])('[L26] is not told by how it was before: %s', (line) => {
    expect(
      tellingsOf(line, { current: true }).filter(({ predicate, rest }) => /when I \w+( over)?$/.test(predicate + rest)),
    ).toEqual([])
  })

  it.each(['Out of 41 couples, 26 have sent us a friend', 'Retrofit in Sweden was ready 11 days before time'])(
    '[L25] that is neither a deed nor a thing is not told as one: %s',
    (line) => expect(told(line) ?? '').not.toMatch(/^(?:my work|I retrofitted)/),
  )

  it.each([
    [
      'Ordered berries twice daily, waste went from 8% to 4%',
      'I ordered berries twice daily; waste went from 8% to 4%',
    ],
    [
      'Put bands on tube, loading a truck went from 50 minutes to 20',
      'I put bands on tube; loading a truck went from 50 minutes to 20',
    ],
    [
      'Took over 31 lines, put every cage in a sheet and saw litters went from 7 to 9',
      'I took over 31 lines, put every cage in a sheet and saw litters went from 7 to 9',
    ],
    [
      'Moved the specials, sales up 12% while the store was up 4%',
      'I moved the specials, sales up 12% while the store was up 4%',
    ],
    ['Fixed the line, which was worth €40,000', 'I fixed the line, which was worth €40,000'],
  ])('[L25] has its second sentence behind a semicolon, and a second deed or a clause not: %s', (line, said) =>
    expect(told(line)).toBe(said),
  )

  it.each([
    [
      'Waiting list for tests brought down from 21 weeks to 9',
      'the waiting list for tests was brought down from 21 weeks to 9',
    ],
    [
      'Losses from wort to bottle brought down from 8% to 5%',
      'losses from wort to bottle were brought down from 8% to 5%',
    ],
    ['Time to containment went from 4 hours to 52 minutes', 'the time to containment went from 4 hours to 52 minutes'],
  ])('[L25] tells what became more or less as that: %s', (line, said) => expect(told(line)).toBe(said))

  it('[L25] tells what did not go wrong as a record', () => {
    expect(told('Seven years and 210,000 km without a collision', true)).toBe(
      'my record is seven years and 210,000 km without a collision',
    )
    expect(told('No findings at the last two visits', true)).toBe('there were no findings at the last two visits')
    expect(told('No injury on 3 sites since 2019', true)).toBe('there has been no injury on 3 sites since 2019')
    expect(told('Not one complaint in 4 years')).toBe('there was not one complaint in 4 years')
    expect(isRecord('No findings at the last two visits')).toBe(true)
    expect(isRecord('No formal training')).toBe(false)
  })

  it.each([
    'Emergency stops went from about 6 a month to 1',
    'Found 1,912 of the 2,060 objects',
    'Cut what couples pay by about 18%',
    'Isolated 11 servers within 18 minutes',
    'Had the turnaround, 1,140 scaffolds, with no recordable injury',
  ])('[L23] %s: a result', (line) => expect(statesResult(line)).toBe(true))
})

const need = (words: string): Need => ({ row: words, words, form: 'thing', weight: 1, evidence: new Set() })
const said = (words: string) =>
  withArticle(need(words))
    .map((piece) => Object.values(piece).join(''))
    .join('')

it.each([
  ['collections database', 'a collections database'],
  ['EDR platform', 'an EDR platform'],
  ['near misses', 'near misses'],
  ['self-employed or non-standard income', 'self-employed or non-standard income'],
  ['scripting in Python', 'scripting in Python'],
  ['SAP', 'SAP'],
  ['API', 'APIs'],
  ['database', 'databases'],
])('[L25] %s is mentioned as %s', (words, expected) => expect(said(words)).toBe(expected))

it('[L11] [L25] empty words make no pair, and who somebody is by a paper they are', () => {
  const job = read(
    'Osteopath\nBracken Clinic\n\nThe role\n- Take part in the on-call rota\n\nWhat we ask\n- Registered Osteopath\n',
  )
  const document = fromJsonResume({
    basics: { name: 'N' },
    work: [
      {
        ...{ name: 'Millrace Clinic', position: 'Osteopath', startDate: '2019-01' },
        highlights: ['Took part in nine audits.', 'Cut visits before discharge from 7 to 5 with a written plan.'],
      },
    ],
    certificates: [{ name: 'Registered Osteopath', date: '2019-01' }],
  })
  const text = JSON.stringify(writeLetter(document, job, { style: 'professional', today }).paragraphs)
  expect(text).not.toMatch(/on-call|I have Registered|include Registered/)
})
