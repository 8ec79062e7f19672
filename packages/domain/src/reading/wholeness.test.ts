import { expect, it } from 'vitest'
import { emptyDocument, type Section } from '../resume/document.ts'
import { readPlainText } from './read.ts'
import { wholeness } from './wholeness.ts'

const withJobs = (...jobs: string[]) =>
  wholeness(readPlainText(`Ailsa Groat\n\nExperience\n\n${jobs.join('\n\n')}`).document)

it('a reading with more whole jobs is the fuller one, and one with a job that lacks its dates the emptier one', () => {
  const [first, second] = ['Shipwright, Harbour Works Ltd, 2012 – 2020', 'Apprentice, Isles Boatyard Ltd, 2008 – 2012']
  expect(withJobs(first, second)).toBeGreaterThan(withJobs(first))
  expect(withJobs(first, 'Harbour Hand, Isles Boatyard Ltd')).toBeLessThan(withJobs(first, second))
})

/** Jobs by what they say: an employer, a title and a start, as far as it is there. */
const withRead = (jobs: [organisation?: string, title?: string, start?: string][]) =>
  wholeness({
    ...emptyDocument(),
    sections: [
      {
        id: 'c1',
        kind: 'work',
        title: 'Experience',
        entries: jobs.map(([organisation, title, start], at) => ({
          type: 'employment',
          id: `e${at}`,
          organisation,
          roles: [{ id: `r${at}`, title, start, lines: [] }],
        })),
      },
    ],
  })

it('a reading that cuts jobs in pieces is no fuller for having more of them', () => {
  const whole: [string, string, string] = ['Harbour Works Ltd', 'Shipwright', '2012']
  const pieces: [string?, string?, string?][] = [
    ['Kept nine boats in repair'],
    ['Isles Boatyard', 'Hand', '2008'],
    ['Pier'],
  ]
  expect(withRead([whole, whole, ...pieces])).toBeLessThan(withRead([whole]))
})

it('a reading that takes sentences for the names of jobs is the emptier one', () => {
  const said = 'Kept nine boats in repair through every winter.'
  expect(withRead([['Harbour Works Ltd', said, '2012']])).toBeLessThan(
    withRead([['Harbour Works Ltd', 'Shipwright', '2012']]),
  )
})

it('a reading without the skills or without a way to the person is emptier, and so is one with lines under no known title', () => {
  const { document } = readPlainText(
    'Ailsa Groat\nailsa@example.org\n\nExperience\n\nShipwright, Harbour Works Ltd, 2012 – 2020\n\nSkills\n\nCaulking, rigging',
  )
  const { basics, sections } = document
  const lines = [{ id: 'l1', text: 'Caulking, rigging' }]
  const unknown: Section = { id: 'c9', kind: 'other', title: 'Aboard', entries: [{ type: 'text', id: 'p9', lines }] }
  const known = wholeness(document)
  expect(wholeness({ ...document, sections: sections.filter(({ kind }) => kind !== 'skills') })).toBeLessThan(known)
  expect(wholeness({ ...document, basics: { ...basics, email: undefined } })).toBeLessThan(known)
  expect(wholeness({ ...document, sections: [...sections, unknown] })).toBeLessThan(known)
})
