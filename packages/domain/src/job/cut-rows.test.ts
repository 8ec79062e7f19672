import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { matcher } from './testing/measure.ts'

// Rows that were cut wrongly reach guides, plans and letters as if somebody had asked for them.

const head = 'Clerk\nAcme Ltd\n\nAbout the role\nYou will keep the files.'
const read = (line: string, title = 'Requirements') => readJob(`${head}\n\n${title}\n- Filing\n- ${line}`, matcher)
const asked = (line: string, title?: string) =>
  read(line, title)
    .requirements.map(({ text }) => text)
    .filter((text) => text !== 'Filing')

describe('a demand', () => {
  it.each([
    ['[J40] how well of two languages is no third thing', 'German and English, both fluent', ['German', 'English']],
    ['[J20] that it is not needed is no demand', "Cartography would be a plus but isn't needed", ['Cartography']],
    [
      '[J36] what a dash explains is no demand',
      'A feel for produce – you can tell a peach by its smell',
      ['Feel for produce'],
    ],
    [
      '[J36] what opens a part of it is none either',
      'Good IT skills, particularly Excel and reporting',
      ['IT skills', 'Excel', 'Reporting'],
    ],
    ['[J36] nor is a joke about nobody', 'Calm under pressure; nobody should see you run', ['Calm under pressure']],
    [
      '[J40] two things of one deed stay together',
      'Experience reducing rework and standby through early planning',
      ['Reducing rework and standby through early planning'],
    ],
    [
      '[J22] no label ends in the middle',
      `Degree in brewing technology, food technology or engineering, or master brewer with relevant experience`,
      ['Degree in brewing technology, food technology or engineering, or master brewer'],
    ],
  ])('%s: %s', (_, line, labels) => {
    expect(asked(line)).toEqual(labels)
  })

  it('[J33] who is an equal opportunity employer asks nothing by that', () => {
    expect(asked('EOE M/F/D/V')).toEqual([])
  })

  it('[J20] what plainly is not needed is asked nowhere', () => {
    expect(asked("A degree isn't required")).toEqual([])
  })

  it('[J21] an example ends where the next thing asked for begins', () => {
    expect(asked('Design software such as SketchUp, knowledge of multi-faith ceremonies')).toEqual([
      'Design software such as SketchUp',
      'Multi-faith ceremonies',
    ])
    expect(asked('Design software such as SketchUp, AutoCAD')).toHaveLength(1)
  })

  it('[J25] the level of a certificate is no degree', () => {
    const { requirements, degree } = read('Court interpreter certification (master level preferred)')
    expect(requirements.map(({ kind }) => kind)).not.toContain('degree')
    expect(degree).toBeNull()
    expect(read('Educated to master level').degree).toBe('master')
    expect(read("A master's degree in statistics").degree).toBe('master')
  })

  it('[J13] what they would like to see is asked', () => {
    expect(asked('Three years in a bakery', "We'd like to see")).toEqual(['Bakery'])
  })
})

describe('a duty', () => {
  it('[J30] is nothing that is given', () => {
    const job = readJob(
      `${head}\nYou'll get 28 days of leave and a share of the profit. You'll be paid monthly.`,
      matcher,
    )
    expect(job.responsibilities.map(({ words }) => words)).toEqual(['keep the files'])
  })

  it('[J30] keeps a deed that is also the word for a healthy person', () => {
    const { responsibilities } = read('Select, fit and verify devices', 'Duties')
    expect(responsibilities.map(({ words }) => words)).toContain('Select, fit and verify devices')
  })

  it('[J13] stands under examples of work, told of nobody', () => {
    const job = readJob(
      `Clerk\nAcme Ltd\n\nEXAMPLES OF WORK\nFiles reports. Mentors two new clerks. Answers letters.`,
      matcher,
    )
    expect(job.responsibilities.map(({ words }) => words)).toEqual([
      'Files reports',
      'Mentors two new clerks',
      'Answers letters',
    ])
  })
})

describe('the head', () => {
  it('[J8] a wish is no town', () => {
    expect(readJob(`${head}\n\nNice if you have: a driving licence.`, matcher).location).toBeNull()
    expect(readJob(`${head}\n\nNice to have: a driving licence.`, matcher).location).toBeNull()
    expect(readJob('Clerk\nAcme Ltd, Nice\n\nRequirements\n- Filing', matcher).location).toBe('Nice')
  })

  it('[J6] a title of which a part shouts is said calmly', () => {
    const titleOf = (title: string) => readJob(`${title}\nAcme Ltd\n\nRequirements\n- Filing`, matcher).title
    expect(titleOf('OFFICE MANAGER II – Records')).toBe('Office Manager II – Records')
    expect(titleOf('HVAC Engineer')).toBe('HVAC Engineer')
    expect(readJob('HR CLERK\nAcme Ltd\n\nRequirements\n- HR FILING\n- Two years in HR', matcher).title).toBe(
      'HR Clerk',
    )
  })
})
