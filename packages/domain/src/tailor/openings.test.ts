import { describe, expect, it } from 'vitest'
import { supports } from '../claims/index.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { activeOpening, dutyTense } from './openings.ts'
import { inPlainWords } from './plain-words.ts'
import { resultAlone } from './results.ts'
import { tellsResult } from './results-told.ts'
import { tasksTold } from './tasks.ts'
import { inTense } from './tenses.ts'
import { jobWith, personWith } from './testing/near-lines.ts'
import { today } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'

const past = (line: string) => activeOpening(line, 'past', 'neutral')

describe('an opening that says little', () => {
  it.each([
    [
      'Duties included putting up shelves, rails and signs and setting out stalls',
      'Put up shelves, rails and signs and set out stalls',
    ],
    [
      'Duties included hanging doors and gates and setting up controllers',
      'Hung doors and gates and set up controllers',
    ],
    [
      'Responsible for planning menus and rotas and ordering dry goods',
      'Planned menus and rotas and ordered dry goods',
    ],
    [
      'Duties included monitoring temperature and humidity with loggers, and changing traps',
      'Monitored temperature and humidity with loggers, and changed traps',
    ],
  ])('[T16] a list that has had its `and` is closed, and what is joined then is a deed: %s', (line, text) => {
    expect(past(line)).toBe(text)
    expect(supports([line], text, { today }).supported).toBe(true)
  })

  it.each([
    'Duties included drafting schedules, agreements and closing sets',
    'Duties included ordering stock and supplies and packing materials',
    'Responsible for cleaning tanks and filters and testing kits',
    'Duties included booking rooms and tables and seating plans',
  ])('[T16] what may be one more thing stays: %s', (line) => expect(past(line)).toBeNull())
})

describe('the first word of a line', () => {
  it.each([
    'Returns for loose seams on my bench were 2 in my last year',
    'Checks on the boilers were signed off each shift',
    'Answer rate of 94% on the night line',
    'Covering the night desk, 3 nights a week, routing crews to calls',
  ])('[T40] that is a thing, or goes with fragments, keeps its form: %s', (line) => {
    expect([inTense(line, 'past', true), inTense(line, 'base', false), tasksTold(line, 'past')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    ['Checks the boilers each shift', 'Checked the boilers each shift'],
    ['Answer the night line', 'Answered the night line'],
    ['Dealing with queries at the hatch, about 40 a week', 'Dealt with queries at the hatch, about 40 a week'],
  ])('[T40] that is a deed is told in the tense of the role: %s', (line, text) =>
    expect(inTense(line, 'past', true)).toBe(text),
  )

  it('[T16] says nothing of the tense of a role where it is a thing', () => {
    expect(dutyTense(['Repairs completed within 3 days', 'Fit locks and hinges'], true)).toBe('base')
  })

  it.each(['Ran my own stall at two markets', 'Cut my own straps'])('[T40] `my own` stays: %s', (line) =>
    expect(inPlainWords(line)).toBeNull(),
  )
})

describe('what came of the work', () => {
  it.each([
    [
      'Changed the order in which the crews load the vans at the depot on mornings before a bank holiday, which brought late starts down from 31 to 12',
      'Brought late starts down from 31 to 12',
    ],
    [
      'Moved the sorting table next to the back door of the shop and put a second scale beside it, which took waste down from 9% to 4%',
      'Took waste down from 9% to 4%',
    ],
  ])('[T41] stands alone where the deed is long: %s', (line, text) => expect(resultAlone(line)).toBe(text))

  it.each([
    'Changed the order of loading, which brought late starts down from 31 to 12',
    'Kept the log of all deliveries to the back door of the shop on the days when the owner was away at the market',
  ])('[T41] and not where it is short, or where nothing came of it: %s', (line) => expect(resultAlone(line)).toBeNull())

  it.each(['Taught 40 pupils each fall', 'Planted 3,000 bulbs every fall', 'Led 12 tours in the fall semester'])(
    '[T38] a time of the year is none: %s',
    (line) => expect(tellsResult(line)).toBe(false),
  )

  it('[T38] what fell is one', () => expect(tellsResult('Saw complaints fall to 4 a month')).toBe(true))
})

describe('a summary', () => {
  it('[T15] names no place that is none, and begins with a capital', () => {
    const at = (name: string) =>
      proposed(
        fromJsonResume({
          basics: { name: 'Ines Falk' },
          work: [{ name, position: 'tram driver', startDate: '2014', highlights: ['Drove trams on two lines'] }],
        }),
        jobWith(['Drive trams'], ['Experience of driving trams']),
      )
        .filter(({ place }) => place?.list === 'summary')
        .map(({ text }) => text)
        .join(' ')
    expect(at('no at-fault collisions')).toMatch(/^Tram driver with /)
    expect(at('Southern Cross Tramways')).toMatch(/^Tram driver at Southern Cross Tramways/)
  })

  it('[T41] tells nothing of a thing that is clear only beside the sentence before', () => {
    const text = proposed(
      fromJsonResume({
        basics: { name: 'Ines Falk', summary: 'Library assistant with six years at public branches.' },
        work: [
          {
            ...{ name: 'Riverbend Library', position: 'Library Assistant', startDate: '2019' },
            highlights: ['Run three story times a week. Average attendance rose from 12 to 31 children'],
          },
        ],
      }),
      jobWith(['Present story times'], ['Experience of story times for children']),
    )
      .map((it) => it.text)
      .join(' ')
    expect(text).not.toMatch(/, average attendance/)
  })

  const job = jobWith(['Make headcollars and reins', 'Keep waste low'], ['Experience of making reins'])
  const said = (...lines: string[]) =>
    proposed(personWith(...lines), job)
      .map(({ text }) => text)
      .join(' ')

  it.each(['Made reins and headcollars in batches of 20', 'Made reins in sets of 12 or 24'])(
    '[T41] tells no figures of how something is done as what came of it: %s',
    (line) => expect(said(line)).not.toMatch(/(?:batches|sets) of/),
  )
})
