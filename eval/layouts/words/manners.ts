import { parts } from './words.ts'

// How people write of themselves: small titles, labels and other words that are in no trade.

export const bulletsTitles = parts(
  `Highlights: | Key achievements | Responsibilities | Responsibilities: | Main duties: | Achievements: | Key Responsibilities | Duties: | Selected results:
  | Role & Responsibilities | What I did: | KEY RESULTS | Accomplishments | Major tasks:`,
)

export const declarations = [
  'I hereby declare that the information given above is true to the best of my knowledge and belief.',
  'I consent to my personal data being processed for the purposes of recruitment.',
  'The statements above are correct. Place and date: as on the letter.',
]

export const details = [
  { name: 'Nationality', value: 'Irish' },
  { name: 'Date of birth', value: '14 March 1988' },
  { name: 'Driving licence', value: 'Full, clean' },
  { name: 'Marital status', value: 'married, two children' },
  { name: 'Visa status', value: 'Permanent resident' },
  { name: 'Availability', value: 'four weeks’ notice' },
]

export const terms = [
  'Contract',
  'full-time',
  'part-time',
  'Internship',
  'Freelance',
  'temporary',
  'Permanent',
  'Seasonal',
  'Maternity cover',
  'remote',
  '0.8 FTE',
  'Apprenticeship',
]

export const departments = [
  'Department of Operations',
  'Customer Success Team',
  'R&D',
  'Division North',
  'Emergency Ward',
  'Platform Group',
  'School of Arts',
  'Export Department',
  'Team Payments',
]

export const leadWords = [
  'Delivery',
  'Leadership',
  'Sales',
  'Quality',
  'Team & People',
  'Cost control',
  'Process',
  'Stakeholders',
  'Safety',
  'Growth',
  'Technical lead',
  'Budget',
]

export const grades = parts(
  'GPA 3.8 | GPA: 3.45/4.00 | First Class Honours | 2:1 | cum laude | magna cum laude | Distinction | 1.3 | 87% | CGPA 8.6/10 | Pass with Merit | A*AB | Dean’s List',
)

export const coursework = parts(
  `Statistics | Ethics | Project work | Business English | Economics | Linear Algebra | Organic Chemistry | Thermodynamics | Marketing Research | Contract Law | Human Anatomy
  | Operating Systems | Accounting I & II | World History | Research Methods | Drawing from Life | Spanish`,
)

export const moreSkills = [
  {
    name: 'Personal',
    keywords: [
      'Time management',
      'Problem solving',
      'Communication',
      'Leadership',
      'Teamwork',
      'Adaptability',
      'Attention to detail',
      'Self-motivated',
    ],
  },
  { name: 'Office', keywords: ['Word', 'PowerPoint', 'Excel', 'Teams', 'Outlook', 'Google Workspace'] },
  {
    name: 'Other',
    keywords: ['Driving licence', 'Public speaking', 'Event planning', 'First aid', 'Touch typing', 'Minute taking'],
  },
]
