import { expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { relationOf } from '../skills/relation.ts'
import { advertisementFor, type NearPair, resumeWith, swaps } from '../skills/testing/near-names.ts'
import { matchResume } from './index.ts'
import { inflectedSkills, skillsOfTitle } from './occupations.ts'

const rowsFor = (pair: NearPair) => {
  const job = readJob(advertisementFor(pair), skillMatcher())
  const { ledger } = matchResume(fromJsonResume(resumeWith(pair)), job, { today: '2026-07-01' })
  const names = (text: string) => text.toLowerCase().includes(pair.asked.toLowerCase())
  return ledger.filter(({ requirement }) => names(requirement))
}

it('[M12] what is only near the one asked meets nothing', () => {
  const near = swaps().filter(({ own, asked }) => relationOf(own, asked) !== 'kind-of')
  expect(near.length).toBeGreaterThanOrEqual(150)
  const met = near.flatMap((pair) =>
    rowsFor(pair)
      .filter(({ status }) => status === 'met')
      .map(({ kind, how }) => `${pair.own} for ${pair.asked}: ${kind}, ${how}`),
  )
  expect(met).toEqual([])
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
