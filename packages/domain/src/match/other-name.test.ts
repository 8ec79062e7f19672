import { expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { matchResume } from './index.ts'

const matchOf = (own: string, asked: string, listed = own) => {
  const resume = fromJsonResume({
    work: [{ name: 'Harrow', position: 'Clerk', startDate: '2020', highlights: [`Kept the stock list with ${own}.`] }],
    skills: [{ name: 'All', keywords: [listed] }],
  })
  return matchResume(resume, readJob(`Clerk\n\nRequirements\n- ${asked}\n`, skillMatcher()), { today: '2026-07-01' })
}

const reachable = (own: string, asked: string) => {
  const { ledger } = matchOf(own, asked)
  return ledger.some(({ kind, points, reachablePoints }) => kind === 'keyword' && reachablePoints > points)
}

it.each([
  ['Excel', 'Advanced Excel'],
  ['budgeting', 'Annual budget'],
  ['DFMEA', 'FMEA'],
  ['PostgreSQL', 'Relational databases'],
  ['NetSuite', 'ERP'],
  ['Pear Deck', 'Nearpod'],
])('[M27] what is not the same is not reached by calling it so: %s, %s', (own, asked) => {
  expect(reachable(own, asked)).toBe(false)
})

it.each([
  ['Excel', 'MS Excel'],
  ['K8s', 'Kubernetes'],
  ['CRM', 'Customer relationship management'],
])('[M27] another form of the name is: %s, %s', (own, asked) => {
  expect(reachable(own, asked)).toBe(true)
})

it('[M27] the ceiling is reached by saying so, and equals the score where there is nothing to say', () => {
  const { score, ceiling } = matchOf('K8s', 'Kubernetes')
  expect(ceiling).toBeGreaterThan(score)
  expect(matchOf('K8s', 'Kubernetes', 'Kubernetes').score).toBeGreaterThan(score)
  const named = matchOf('Excel', 'Excel')
  expect(named.ceiling).toBe(named.score)
})
