import type { Question } from '../questions.tsx'

// What is seen first.
export const promise = (
  <>
    Tailor your resume to any job ad, <em>without making anything up</em>.
  </>
)
export const lead =
  'Bespeak finds what the ad asks for, moves it up on your resume, and lists what is missing. Every line keeps its source.'
export const checkResume = 'Check my resume against a job'
export const checkText = 'Check a text'
export const noAccount = 'Free, and no account needed.'
export const learnMore = 'Learn More'

// One line, told three ways.
export const threeWays = 'One line of a resume, told three ways'
export const checkedBy = 'One line of a made-up resume, told three ways and checked by Bespeak.'
export const seeHowChecked = 'Check your own text'

// How it works.
export const howItWorks = { title: 'How it works', lead: 'Three steps to a resume that fits.' }
export const upload = {
  title: 'Upload your resume',
  text: 'PDF, DOCX or TXT. Bespeak keeps every line.',
}
export const paste = {
  title: 'Paste the job description',
  text: 'Or its link. You get a list of what the ad asks for, in its own words.',
}
export const get = {
  title: 'Get a resume that fits',
  text: 'Each change has its reason and source. Keep or undo it, then download as PDF or DOCX.',
}
export const stepExample = 'Example'
export const edits = { moved: 'Moved up', spelling: 'Spelling', skills: 'Skills' }

// Three people.
export const professions = {
  title: 'A nurse, a marketer, a developer',
  lead: 'Made-up people and ads, real results.',
}
export const matchOf = (score: number) => `Your match: ${score} of 100`

// The product at work.
export const atWork = {
  title: 'Bespeak at work',
  lead: 'Screens with a made-up person and job.',
}

// What it can do.
export const everything = 'Everything for one application'
export const ats = 'ATS optimization'
export const atsText = 'Finds what applicant tracking systems can misread, each with its fix.'
export const highlighting = 'Skills highlighting'
export const highlightingText = 'Moves what the job asks for to the top.'
export const letters = 'Cover letter generation'
export const lettersText = 'Four styles, from your own lines.'
export const suggestions = 'Smart suggestions'
export const suggestionsText = 'The true lines that would add most to your score.'
export const versions = 'Multiple resume versions'
export const versionsText = 'One for each job. Restore any of them.'
export const guides = 'Interview guides'
export const guidesText = 'Likely questions, with answers from your own lines.'
export const moreInterviews = 'Up to 70% more interview chances'
export const resultsDepend = 'Results depend on the role, the market and you.'

// What it costs.
export const payForMore = 'Free to start'
export const neverLimited = (things: string) =>
  `${things.charAt(0).toUpperCase() + things.slice(1)} are never limited, on any plan.`
export const comparePlans = 'Compare the plans'
export const pro = 'Pro'
export const aMonth = 'a month'
export const orYearly = (price: string) => `or ${price} a year`
export const proLines = (trialDays: number) => [
  'Everything unlimited',
  `${trialDays} days to try it, no card`,
  'Cancel in two clicks',
  'The paid time stays yours',
]
export const choosePro = 'Choose Pro'

// What people ask.
export const asked: { title: string; questions: readonly Question[] } = {
  title: 'Questions',
  questions: [
    {
      question: 'Will it make things up?',
      answer:
        'No. Every line of a tailored resume, a cover letter or an interview answer points to something you wrote. What the job asks for and your resume doesn’t show is listed as “Not found”, and never added for you.',
    },
    {
      question: 'How is the score worked out?',
      answer:
        'As a sum you can read. Each requirement of the ad has whole points, with the line that earned them. What is not on your resume earns none. The job’s title and your years in this work are rows too. The weights are published in the app: “How is this calculated?”.',
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
        'Yes. Downloads and export are free on every plan, canceling takes two clicks, and the paid time stays yours.',
    },
  ],
}

// The end.
export const bring = 'See how your resume matches.'
export const leave = 'Paste a job ad. It takes a minute.'
