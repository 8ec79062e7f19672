import { fromJsonResume } from '../../resume/json-resume.ts'
import { type CheckOptions, check, linesOf } from '../index.ts'

// A person as any other, with what the rules speak of.

const resume = fromJsonResume({
  basics: { name: 'Dana Whitcomb', label: 'Office Manager', location: { city: 'Leeds' } },
  work: [
    {
      name: 'Harrow Dental',
      position: 'Office Manager',
      startDate: '2019-03',
      highlights: [
        'Managed the front desk, trained two receptionists and wrote the weekly rota',
        'Cut waiting time from 40 minutes to 25 minutes by moving recalls to the morning',
        'Helped the accountant prepare the yearly budget',
        'Sent up to 300 reminders a week, mostly by text message',
        'Entered payroll in Sage 50, under the supervision of the payroll officer',
        'Organised a charity run in May 2021 with 120 runners and 15 volunteers',
        'Answered patient complaints, but not clinical ones',
        'Led a review of the phone script and served callers',
        'Jointly with the nurses, planned the summer party',
        'Completing a diploma in payroll',
        'Reported to: director of nursing',
        'Watched the surgeon, performing three operations a day',
        'Asst. Purser at sea',
        'Ran the kitchen (nights, shared)',
      ],
    },
    {
      name: 'Bell Travel',
      position: 'Assistant Manager',
      startDate: '2014-05',
      endDate: '2019-02',
      highlights: ['Sold rail passes worth £90,000 a year', 'Reported to the branch director'],
    },
  ],
  volunteer: [
    { organization: 'Leeds Food Bank', position: 'Volunteer', highlights: ['Sorted donations on Saturdays'] },
  ],
  education: [{ institution: 'Leeds College', area: 'Business', studyType: 'BA', startDate: '2011', endDate: '2014' }],
  skills: [{ name: 'Excel' }, { name: 'JavaScript' }, { name: 'Photoshop (basic)' }, { name: 'Rota planning' }],
  languages: [{ language: 'Spanish', fluency: 'B1' }],
})

export const lines = linesOf(resume, [
  { id: 'yes', statement: 'I opened the second practice in Otley.', saidOn: '2026-05-01' },
  { id: 'no', statement: 'No, I never used Tableau.', saidOn: '2026-05-01' },
  { id: 'not-yet', statement: 'Not yet. Salesforce is planned.', saidOn: '2026-05-01' },
])

export const today = '2026-07-01'
export const checked = (text: string, options: CheckOptions = {}) => check(text, lines, { today, ...options })

/** The verdicts on the sentences of a text. */
export const verdictsOn = (text: string, options?: CheckOptions) => checked(text, options).map(({ verdict }) => verdict)

/** Verdict of a text of one sentence, and the kinds of findings with their words. */
export function said(text: string, options?: CheckOptions): string[] {
  const [sentence] = checked(text, options)
  return [
    sentence?.verdict ?? 'none',
    ...(sentence?.findings.map(({ kind, from, to }) => `${kind}: ${sentence.text.slice(from, to)}`) ?? []),
  ]
}
