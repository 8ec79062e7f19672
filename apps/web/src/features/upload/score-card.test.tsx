import { readJob } from '@bespeak/domain/job/read-job.ts'
import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScoreCard } from './score-card.tsx'

const resume = {
  basics: { name: 'Ida Vance' },
  work: [{ name: 'Fernhill', position: 'Nurse', highlights: ['Kept the SQL reports of the ward'] }],
}

function show(advertisement: string, part: Partial<Match> = {}) {
  const match = matchResume(fromJsonResume(resume), readJob(advertisement, skillMatcher()), { today: '2026-07-01' })
  render(<ScoreCard match={{ ...match, ...part }} before={match} />)
}

it('says one number, its word, and how many requirements are found', () => {
  show('Nurse\n\nRequirements\n- SQL\n- Snowflake')
  expect(screen.getByRole('img', { name: /^Your match: \d+ of 100/ })).toBeDefined()
  expect(screen.getByText(/^\d of \d requirements found on your resume\.$/)).toBeDefined()
  expect(screen.getByText('How is this calculated?')).toBeDefined()
})

it('names what is seldom overlooked beside the number', () => {
  const knockOuts = [{ requirement: 'RN license', status: 'not-shown' as const, evidence: [] }]
  show('Nurse\n\nRequirements\n- SQL', { knockOuts })
  expect(screen.getByText('“RN license”')).toBeDefined()
  expect(screen.getByText(/Employers often stop here\./)).toBeDefined()
})

it('says no number where the ad asks nothing that can be checked', () => {
  show('We are a friendly company in Leeds.')
  expect(screen.getByText('This ad doesn’t list anything we can check against a resume.')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})
