import type { Question } from '../questions.tsx'

export const landingQuestions: readonly Question[] = [
  {
    question: 'Will it make things up?',
    answer:
      'No. Every line of a tailored resume, a cover letter or an interview answer points to something you wrote. What the job asks for and you lack is shown as a gap, and never added for you.',
  },
  {
    question: 'How is the score worked out?',
    answer:
      'As a sum you can read. Each requirement of the ad has points, with the line that earned them. Where your titles, years and level fit, a part of the job’s daily work counts even if you left it unsaid, and its row says so. The weights are published in the app.',
  },
  {
    question: 'Where does my resume go?',
    answer:
      'Your first check keeps nothing on the server. With an account, the files you upload are stored encrypted, and you can download a copy of everything, or delete your account, at any time.',
  },
  {
    question: 'Which files can I upload?',
    answer:
      'PDF, DOCX and TXT up to 10 MB. You can also paste text, fill in a form, or import JSON Resume or LinkedIn’s data export.',
  },
  {
    question: 'Can I leave with everything?',
    answer:
      'Yes. Downloads and export are free on every plan, cancelling takes two clicks, and the paid time stays yours.',
  },
]
