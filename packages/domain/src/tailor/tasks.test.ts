import { describe, expect, it } from 'vitest'
import { supports } from '../claims/index.ts'
import { joinedByAnd } from './results.ts'
import { tasksTold } from './tasks.ts'
import { today } from './testing/people.ts'

const isTrue = (line: string, text: string) => supports([line], text, { today }).supported

describe('a row of tasks', () => {
  it.each([
    'Working knowledge of SQL',
    'Marketing campaigns for two shops',
    'Measuring quantities for schools and nursing homes',
    'Was responsible for opening up, flurping up and the shop',
    'Dusting and housekeeping of rooms',
    'Duties included a log and hosing the dock',
    'Tasked with cutting costs by 30%',
    'Making tea, and later second fix',
    'Opening hours from 6 to 9',
  ])('[T16] of which one may be a thing, or an aim, keeps its words: %s', (line) => {
    expect(tasksTold(line, 'past')).toBeNull()
  })

  it.each([
    ['Slicing, serving and setting up the counter', 'Sliced, served and set up the counter'],
    ['Duties included ordering crates and booking art shippers', 'Ordered crates and booked art shippers'],
    ['Filing and scanning of paper deeds', 'Filed and scanned paper deeds'],
    ['Serving customers, bagging potatoes', 'Served customers and bagged potatoes'],
    ['Was responsible for filling, rotating and culling the shelves', 'Filled, rotated and culled the shelves'],
    ['Checking patients in and interpreting for the nurses', 'Checked patients in and interpreted for the nurses'],
  ])('[T16] is told whole: %s', (line, text) => {
    expect(tasksTold(line, 'past')).toBe(text)
    expect(isTrue(line, text)).toBe(true)
  })

  it('[T16] is told in the tense of its role', () => {
    expect(tasksTold('Changing mats and stocking gowns', 'base')).toBe('Change mats and stock gowns')
  })
})

describe('two sentences in one', () => {
  it.each(['Traced donors, 160 of them abroad.', 'Sold cakes, tarts, the rest was given away.'])(
    '[T37] stay where it is not plain that there are two: %s',
    (line) => {
      expect(joinedByAnd(line)).toBeNull()
    },
  )

  it('[T37] are joined by `and`', () => {
    const told = 'Traced donors for old loans, and 160 were signed over as gifts.'
    expect(joinedByAnd('Traced donors for old loans, 160 were signed over as gifts.')).toBe(told)
  })
})
