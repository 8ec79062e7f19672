import type { LetterContent } from '../letter-content.ts'

export const letter: LetterContent = {
  sender: {
    name: 'Ines Duarte',
    contact: [
      { kind: 'link', text: 'ines@example.com', href: 'mailto:ines@example.com' },
      { kind: 'place', text: 'Porto' },
    ],
  },
  date: '15 November 2026',
  recipient: ['Ms R. Okafor', 'Halden Freight Ltd'],
  subject: 'Data Analyst',
  salutation: 'Dear Ms Okafor,',
  paragraphs: ['I cut the month-end close from nine days to four.', 'I would be glad to tell you more.'],
  closing: 'Kind regards,',
  signature: 'Ines Duarte',
}
