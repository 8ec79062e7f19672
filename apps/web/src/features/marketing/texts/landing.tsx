import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Question } from '../questions.tsx'

// What is seen first.
export const promise = (
  <>
    Tailor your resume to any job ad, <em>without making anything up</em>.
  </>
)
export const lead =
  'Bespeak tailors your resume to a job ad line by line, and shows where every line came from. It never claims what you haven’t done.'
export const learnMore = 'Learn More'
export const freeToStart = (
  <>
    Free to start. No card. <TextLink to={paths.upload()}>Your first check</TextLink> needs no account.
  </>
)

// The line that is cut to an ad.
export const resumeLine = (number: number) => `The resume, line ${number}`
export const adAsks = 'The ad asks'
export const tailored = 'Tailored to the ad'
export const everyFact = (reason: string, lines: readonly number[]) =>
  `${reason} Every fact is from ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`
export const match = 'Your match'
export const matchOf = (score: number) => `Your match: ${score} of 100`
export const workedOut = (gaps: readonly string[]) =>
  `Worked out by Bespeak from a made-up resume and ad. Not found on the resume, so not added: ${gaps.join(', ')}.`

// How it works.
export const howItWorks = { title: 'How it works', lead: 'Three steps to a resume that fits.' }
export const upload = {
  title: 'Upload your resume',
  text: 'PDF, DOCX or TXT. Bespeak keeps every line, even those it cannot place.',
}
export const paste = {
  title: 'Paste the job description',
  text: 'Or its link. The ad becomes a list of what is asked, each in the ad’s own words.',
}
export const get = {
  title: 'Get a resume that fits',
  text: 'Read each change with its reason and source. Keep it or undo it, then download as PDF or DOCX.',
}
export const stepExample = 'Example'
export const edits = { moved: 'Moved up', spelling: 'Spelling', skills: 'Skills' }

// The line that is held back.
export const notWritten = 'The line it would not write'
export const harder =
  'A stronger verb is easy. A true one is harder. If a line says more than you did, Bespeak leaves it out and tells you why.'
export const checked = (
  <>
    Checked: employers, titles, dates, degrees, figures, skills, scope and rank.{' '}
    <TextLink to={paths.check()}>Check a text</TextLink>
  </>
)
export const heldBackExample = 'Example of a line that was left out'
export const proposed = 'Proposed'
export const heldBack = 'Left out.'
export const ifTrue = (why: string) => `${why} Is it true? Add it in your own words.`

// The product at work.
export const atWork = {
  title: 'Bespeak at work',
  lead: 'Pictures of the product, with its sample: a made-up person and job.',
}

// What it can do.
export const everything = 'Everything for one application'
export const score = 'A score you can add up'
export const noMagic = 'No magic number. Each requirement has its line on your resume and its points, and they add up.'
export const scoreRows = 'Rows of a score'
export const notFound = 'Not found'
export const sourceLine = (number: number) => `Line ${number}`
export const pointsOf = (points: number, of: number) => `${points} of ${of}`
export const ats = 'ATS optimization'
export const atsText = 'Checks for the software that reads you first, each with its fix.'
export const highlighting = 'Skills highlighting'
export const highlightingText = 'What the job asks for moves to where a reader looks.'
export const letters = 'Cover letter generation'
export const lettersText = 'Four styles, from the same traced lines.'
export const suggestions = 'Smart suggestions'
export const suggestionsText = 'The smallest honest change that would add the most.'
export const versions = 'Multiple resume versions'
export const versionsText = 'One for each job, all kept, any restored.'
export const guides = 'Interview guides'
export const guidesText = 'Likely questions, answered from what you did.'
export const moreInterviews = 'Up to 70% more interview chances'
export const resultsDepend = 'Results depend on the role, the market and you.'

// What it costs.
export const payForMore = 'Pay when you need more'
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
export const bring = 'Bring the resume you have.'
export const leave = 'Leave with the one this job is asking for.'
