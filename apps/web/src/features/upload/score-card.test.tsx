import { readJob } from '@bespeak/domain/job/read-job.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScoreCard } from './score-card.tsx'

const resume = {
  basics: { name: 'Ida Vance' },
  work: [{ name: 'Fernhill', position: 'Analyst', highlights: ['Wrote SQL'] }],
}
const advertisement =
  'Analyst\n\nWhat we ask\n- SQL\n- You must hold a full UK driving licence\n\nClosing date: 30 August 2026'

it('names a closing date as something to note, and never among what the resume does not show', () => {
  const document = fromJsonResume(resume)
  render(<ScoreCard match={matchResume(document, readJob(advertisement, skillMatcher()), { today: '2026-07-01' })} />)
  const open = within(screen.getByRole('list'))
  expect(open.getByText(/driving licence/)).toBeDefined()
  expect(open.queryByText(/30 August/)).toBeNull()
  expect(screen.getByText(/To note/).parentElement?.textContent).toBe('To note “Closing date: 30 August 2026”')
})
