import { expect, it } from 'vitest'
import { readText } from './read-text.ts'
import { plainSource } from './source.ts'

/** A layout that no rule was made for: bullets without signs, heads of three lines, skills under two words. */
const unusual = `Ailsa Groat
Stromness · ailsa@example.org · 07700 900123

WHERE I HAVE WORKED

Harbour Works Ltd
Shipwright
March 2012 – June 2020
Kept nine boats in repair through every winter of the contract.
Trained four apprentices, all of whom passed.

Isles Boatyard
Boat Hand
2008 – 2012
Caulked and painted forty hulls a season.

WHAT I AM GOOD AT

Caulking, rigging, lofting
`

it('text in a layout that no rule was made for is read by what its lines are', () => {
  const { basics, sections } = readText(plainSource(unusual)).document
  expect(basics).toMatchObject({ name: 'Ailsa Groat', email: 'ailsa@example.org' })
  const entries = sections.filter(({ kind }) => kind === 'work').flatMap((section) => section.entries)
  expect(entries).toMatchObject([
    { organisation: 'Harbour Works Ltd', roles: [{ title: 'Shipwright', start: '2012-03', lines: [{}, {}] }] },
    { organisation: 'Isles Boatyard', roles: [{ title: 'Boat Hand', start: '2008', lines: [{}] }] },
  ])
})

it('an employer whose name ends as a title may is no title of a section', () => {
  const employer = 'Corvane Marine Technologies'
  const text = unusual.replace('WHERE I HAVE WORKED\n\nHarbour Works Ltd', `Experience\n${employer}`)
  const { sections } = readText(plainSource(text)).document
  const [first] = sections.filter(({ kind }) => kind === 'work').flatMap((section) => section.entries)
  expect(first).toMatchObject({ organisation: employer, roles: [{ title: 'Shipwright' }] })
})

it('a bracket with a date and a word stays whole, or is the date as a whole', () => {
  const text =
    'Amy Hart\namy@example.com\n\nCERTIFICATES\nBasic Life Support (refreshed March 2025)\nFirst Aid at Work (awarded 2019)\nMoving and Handling (2024)\n'
  const { sections } = readText(plainSource(text)).document
  const items = sections.flatMap(({ entries }) => entries.filter((it) => it.type === 'item'))
  expect(items.map(({ title, end }) => [title, end])).toEqual([
    ['Basic Life Support (refreshed March 2025)', undefined],
    ['First Aid at Work', '2019'],
    ['Moving and Handling', '2024'],
  ])
})
