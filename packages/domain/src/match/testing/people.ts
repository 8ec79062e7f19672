import { readJob } from '../../job/read-job.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { fromJsonResume } from '../../resume/json-resume.ts'
import { skillMatcher } from '../../skills/index.ts'

// A florist, a welder and an analyst: trades that no other test speaks of.

export const today = '2026-07-01'
export const jobFrom = (text: string) => readJob(text, skillMatcher())

export const welderAd = `Pipe Welder
Harrow Fabrication | Tulsa, OK | Full-time

What you will do
- Weld carbon steel and stainless pipe to drawings
- Inspect welds and repair defects before hydrotesting
- Keep weld logs and help apprentices

Requirements
- At least 4 years of pipe welding
- TIG welding and stick welding
- Blueprint reading
- Certified Welder (AWS)

Nice to have
- Orbital welding
- Forklift operation`

interface Work {
  name: string
  position: string
  startDate: string
  endDate?: string
  highlights: string[]
}

export interface Person {
  label?: string
  summary?: string
  work?: Work[]
  skills?: string[]
  certificates?: { name: string; issuer?: string; date?: string }[]
  education?: { institution: string; studyType: string; area: string; startDate?: string; endDate?: string }[]
  languages?: { language: string; fluency: string }[]
  projects?: { name: string; highlights: string[] }[]
}

export function person({ label, summary, skills, ...rest }: Person): ResumeDocument {
  return fromJsonResume({
    basics: { name: 'Ines Okoro', ...(label ? { label } : {}), ...(summary ? { summary } : {}) },
    ...rest,
    ...(skills ? { skills: [{ name: 'Skills', keywords: skills }] } : {}),
  })
}

export const pipeWork: Work = {
  name: 'Red Fork Piping',
  position: 'Pipe Welder',
  startDate: '2019-01',
  highlights: [
    'TIG welded stainless process pipe from isometric drawings.',
    'Stick welded carbon steel headers; 98% passed X-ray the first time.',
    'Inspected welds and kept the weld log for two crews.',
  ],
}

export const welder: Person = {
  work: [pipeWork],
  skills: ['Blueprint reading', 'Orbital welding'],
  certificates: [{ name: 'AWS Certified Welder', date: '2020-05' }],
}

export const florist: Person = {
  work: [
    {
      name: 'Petal & Twine',
      position: 'Florist',
      startDate: '2016-03',
      highlights: ['Arranged flowers for 40 weddings a year.', 'Ordered stock and served customers at the counter.'],
    },
  ],
  skills: ['Floristry', 'Customer service'],
}
