import { readJob } from '../../job/read-job.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { fromJsonResume } from '../../resume/json-resume.ts'
import { skillMatcher } from '../../skills/index.ts'
import { numberedPage } from '../page.ts'

export const today = '2026-07-01'

export const nurse: ResumeDocument = fromJsonResume({
  basics: {
    name: 'Ruth Okonjo',
    label: 'Ward Nurse',
    email: 'ruth.okonjo@example.org',
    phone: '+44 7700 900123',
    url: 'https://ruth.example.org',
    location: { address: '4 Quay Row', postalCode: 'HK8 2QT', city: 'Harwick' },
    profiles: [{ network: 'LinkedIn', username: 'ruth-okonjo', url: 'https://linkedin.com/in/ruth-okonjo' }],
    summary: 'Registered nurse with nine years on older people’s wards. Reach me at ruth.okonjo@example.org.',
  },
  work: [
    {
      ...{ name: 'Harwick General Hospital', position: 'Staff Nurse', startDate: '2019-03' },
      highlights: [
        'Responsible for the bay tagging round, which reduced falls from 6.2 to 3.9 per 1,000 bed days.',
        'Train new starters in pressure area care.',
        'Did the e-roster for 24 nurses.',
      ],
    },
    {
      ...{ name: 'Saltmarsh Care Home', position: 'Nurse', startDate: '2016-01', endDate: '2019-02' },
      highlights: [
        'Gave medicines to 32 residents.',
        'Wrote care plans with families.',
        'Team of the Year 2017 and 2018.',
      ],
    },
  ],
  skills: [{ name: 'Clinical', keywords: ['Wound care', 'Venepuncture'] }],
  references: [{ name: 'Dr Pell', reference: 'Call Dr Pell on 01632 960123.' }],
})

export const wardJob = readJob(
  `Senior Staff Nurse
Tideway NHS Trust, Brinport

What you will do
- Reduce falls on an older people's ward
- Teach new starters
- Plan the roster

What you need
- Registered nurse
- Pressure area care

Write to jobs@tideway.example or call 01632 960999.`,
  skillMatcher(),
)

export const page = numberedPage(nurse, [])
export const ground = { document: nurse, job: wardJob, facts: [], today, page }

/** The number of the line that has these words. */
export const numberOf = (words: string): number => page.lines.find(({ text }) => text.includes(words))?.number ?? -1
