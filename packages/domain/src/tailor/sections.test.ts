import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { allSections } from './lists.ts'
import { jobOf } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'

const job = jobOf('Hearing Clinic Manager\n\nRequirements\n- Hearing tests\n- Hearing aid fitting\n')
const chores = Array.from({ length: 14 }, (_, at) => `Cleaned room ${at + 1} and its cupboards`)
const person = (skills: string[]) =>
  fromJsonResume({
    basics: { label: 'Audiologist' },
    work: [{ name: 'Bellwater Hearing', position: 'Audiologist', startDate: '2018-03', highlights: chores }],
    skills: [{ name: 'Clinic', keywords: skills }],
  })
const able = () => person(['Hearing tests', 'Hearing aid fitting'])
const moves = (document: ReturnType<typeof person>, options = {}) =>
  proposed(document, job, options).filter(({ place }) => place?.list === allSections)

it('[T43] the skills stay where they are in a page that shows as much without, and where nothing may move', () => {
  expect(moves(person(['Sewing']))).toEqual([])
  expect(moves(able(), { keepOrder: true })).toEqual([])
})

it('[T43] the skills stand above the work where the page then shows clearly more', () => {
  expect(moves(able())).toHaveLength(1)
  const kinds = apply(able(), proposed(able(), job)).sections.map(({ kind }) => kind)
  expect(kinds.indexOf('skills')).toBeLessThan(kinds.indexOf('work'))
})
