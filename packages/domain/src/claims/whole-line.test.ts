import { expect, it } from 'vitest'
import { supports } from './index.ts'
import { widely } from './widely.ts'

const checked = (source: string, text: string) =>
  supports(source.split(' || '), text, { today: '2026-07-01', asks: widely })

const talk = 'Run a short talk for junior doctors each term about writing good discharge summaries.'

it.each([
  ['more of a place', talk, 'Present a short talk across the hospital for junior doctors each term.'],
  ['what came of it', talk, 'Run a short talk for junior doctors each term, shaping good discharge summaries.'],
  ['what brought it about', 'Waiting fell to 5 months.', 'Waiting fell to 5 months by screening.'],
  ['a further deed', 'Installed lock systems in a school.', 'Designed and installed lock systems in a school.'],
  ['a deed that binds', 'Reviewed reserves each quarter.', 'Signed off reserves each quarter.'],
  ['people led', talk, 'Lead a short talk for junior doctors each term about writing good discharge summaries.'],
  ['a name', talk, 'Present a short talk for Harrowby doctors each term about writing good discharge summaries.'],
  ['a number', talk, 'Present a short talk for 40 junior doctors each term about writing good discharge summaries.'],
  ['a paper', 'ADR certificate obtained in 2022.', 'ADR tanker certificate obtained in 2022.'],
  ['a quality for another', 'Edited 25 short films.', 'Edited 25 feature films.'],
  ['a part of the line', 'Cut keys, mixed paint and served trade customers at the counter.', 'Styled customers.'],
  ['a short line', 'Wrote up a short guide.', 'Authored a short guide.'],
  ['words tied otherwise', 'Checked plans made in Eclipse by colleagues.', 'Made plans in Eclipse.'],
  ['a name of the catalogue', talk, 'Run a short talk for junior doctors each term about lean manufacturing.'],
])('[CL31] %s is not asked about: %s → %s', (_, source, text) => {
  expect(checked(source, text).verdict).toBe('refused')
})

it.each([
  [talk, 'Present a short talk to junior doctors each term on writing good discharge summaries.', 'Present'],
  [
    'Wrote up a short guide for new starters on the stretcher and carry chair.',
    'Authored a short guide for new starters on the stretcher and carry chair.',
    'Authored',
  ],
  [
    'Tastings of raw milk cheese for shop buyers at the Saturday market.',
    'Present tastings of raw milk cheese for shop buyers at the Saturday market.',
    'Present',
  ],
])('[CL31] a line in other words is asked about, with the whole line: %s → %s', (source, text, words) => {
  const { verdict, doubts } = checked(source, text)
  expect(verdict).toBe('ask')
  expect(doubts).toContainEqual(expect.objectContaining({ words, youWrote: source.replace(/\.$/, '') }))
})

it('[CL31] nobody but a writer that is not ours asks so', () => {
  expect(supports(['Wrote up a short guide.'], 'Authored a short guide.').verdict).toBe('refused')
})
