import { expect, it } from 'vitest'
import { isOnlyNear, swaps } from '../skills/testing/near-names.ts'
import { inflectedSkills, skillsOfTitle } from './occupations.ts'
import { rowsFor } from './testing/near-rows.ts'

// `npm run eval -- match` tries all of them.
const few = swaps().filter((pair, at) => at % 10 === 0 && isOnlyNear(pair))

it.each(few)('[M12] what is only near the one asked does not meet it: $own for $asked', (pair) => {
  expect(rowsFor(pair).map(({ status }) => status)).not.toContain('met')
})

it.each([
  ['PostgreSQL', 'Relational databases'],
  ['Unit testing', 'Software testing'],
  ['Ubuntu', 'Linux'],
  ['Bank reconciliation', 'Reconciliation'],
  ['Drywall installation', 'Drywall'],
])('[M12] a kind of the one asked meets it, under its own name: %s, %s', (own, asked) => {
  const rows = rowsFor({ own, asked }).filter(({ kind }) => kind !== 'keyword' && kind !== 'responsibility')
  expect(rows.map(({ status }) => status)).toContain('met')
  expect(rows.some(({ how }) => how?.startsWith(`${own} is a kind of `))).toBe(true)
})

it('[M12] a word that only shares its beginning with a name is no form of it', () => {
  expect(skillsOfTitle('Saturday dock volunteer')).toEqual([])
  expect(inflectedSkills('Leadership qualification')).toEqual([])
  expect(skillsOfTitle('Welder')).toContain('Welding')
})
