import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'

export const someJob = (part: Partial<JobDescription> = {}): JobDescription => ({
  id: 1,
  title: 'Cook',
  company: 'Rosewater Foods',
  location: 'Leeds',
  description: 'Cook\nRosewater Foods, Leeds',
  requirements: [],
  url: null,
  stage: 'saved',
  appliedOn: null,
  deadline: null,
  followUpOn: null,
  interviewOn: null,
  interviewTime: null,
  contact: null,
  notes: null,
  sentTailoredResumeId: null,
  sentOn: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...part,
})
