import type { ResumeDocument } from '../document.ts'
import { fromJsonResume } from '../json-resume.ts'

/** An ordinary resume, with origins as a reading leaves them. */
export function sampleDocument(): ResumeDocument {
  const document = fromJsonResume({
    basics: {
      name: 'Ada Lovell',
      label: 'Backend Engineer',
      email: 'ada@example.com',
      phone: '+44 20 7946 0958',
      url: 'https://ada.example.com',
      location: { city: 'Bristol', countryCode: 'United Kingdom' },
      profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
      summary: 'Backend engineer with eight years in payments. Likes small services and plain words.',
    },
    work: [
      {
        ...{ name: 'Northwind Payments Ltd', position: 'Senior Engineer', location: 'Bristol', startDate: '2020-04' },
        highlights: ['Cut settlement time from 40 to 6 minutes.', 'Led a team of four engineers.'],
      },
      {
        ...{ name: 'Northwind Payments Ltd', position: 'Engineer', startDate: '2018-01', endDate: '2020-03' },
        highlights: ['Built the refunds service in Go.'],
      },
      {
        ...{ name: 'Harbour Software GmbH', position: 'Junior Developer', startDate: '2015-09', endDate: '2017-12' },
        highlights: ['Maintained the booking system for 30 ferries.'],
      },
    ],
    education: [
      {
        ...{ institution: 'University of Northmarsh', studyType: 'BSc', area: 'Computer Science' },
        ...{ startDate: '2012-09', endDate: '2015-06', courses: ['Compilers', 'Databases'] },
      },
    ],
    skills: [{ name: 'Languages', keywords: ['Go', 'SQL', 'TypeScript'] }],
    languages: [{ language: 'English', fluency: 'Native' }],
    certificates: [{ name: 'Cloud Practitioner', issuer: 'Cloud Guild', date: '2021-05' }],
  })
  const origins = Object.fromEntries(
    ['l2', 'l3', 'e1.organisation', 'r1.title'].map((key, index) => [key, originAt(index)]),
  )
  return { ...document, origins }
}

const originAt = (index: number) => ({ confidence: 0.9, spans: [[index * 100, index * 100 + 50] as [number, number]] })
