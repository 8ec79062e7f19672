import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { data } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { TailorScreen } from './tailor-screen.tsx'

const lost = vi.hoisted(() => () => {
  throw new Error('offline')
})
vi.mock('./change-marks.tsx', lost)
vi.mock('./version-look.tsx', lost)
vi.mock('./after-download.tsx', lost)

const at = '2026-01-05T09:00:00.000Z'
const layout = { template: 'classic', pageSize: 'a4', accent: null, fit: null }
const resume = {
  ...{ id: 1, title: 'General', content: '<p>The resume</p>', filePath: null, fileType: null, isSelected: true },
  ...{ isSample: false, explanation: null, createdAt: at, updatedAt: at, layout, atsReport: { score: 80, checks: [] } },
}
const tailoredResume = {
  ...{ id: 5, title: 'Analyst', content: '<p>The version</p>', rationale: '', originalResumeId: 1, status: 'draft' },
  ...{ jobAdvertisingCompany: 'Fernhill Energy', jobDescription: 'We ask for SQL.', jobDescriptionId: null },
  ...{ matchScore: null, matchScoreBefore: null, matchScoreCeiling: null, createdAt: at, updatedAt: at },
  ...{ edits: [], provenance: [], suggestions: [], gaps: [], layout },
}

it('the page is there without what only comes beside it', async () => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  const Page = () => <TailorScreen resume={resume} back={null} />
  showPage(
    { path: '/resume/tailor', address: '/resume/tailor', Page },
    { 'query TailoredResume(': () => data({ tailoredResume }) },
  )
  expect(await screen.findByText('The version')).toBeDefined()
  expect((await screen.findByText(/^This could not be loaded/)).role).toBe('alert')
  expect(screen.getByText('The version')).toBeDefined()
})
