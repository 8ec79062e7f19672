import { daysKept } from '@bespeak/domain/account/retention.ts'
import { freePlan, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import type { ReactNode } from 'react'
import { inOneSentence } from '../../../lib/in-one-sentence.ts'
import { paths } from '../../../lib/paths.ts'
import { inDollars, neverLimitedList } from '../plan-words.ts'
import type { Question } from '../questions.tsx'
import { monthlyLimits } from './common.ts'

export type HelpQuestion = Question & { readonly link?: { readonly to: string; readonly label: string } }
export type HelpTopic = { readonly id: string; readonly title: string; readonly questions: readonly HelpQuestion[] }

const asked = (question: string, answer: string, link?: HelpQuestion['link']): HelpQuestion => ({
  ...{ question, answer },
  ...(link && { link }),
})

export const title = 'Help Center'
export const lead = 'Short answers about what Bespeak does and doesn’t do.'
export const search = 'Search the answers'
export const searchExample = 'Code, download, figures …'
export const found = (count: number) => {
  if (count === 0) return 'No answer contains these words.'
  return count === 1 ? '1 answer' : `${count} answers`
}
export const tryOtherWords = (ask: ReactNode) => <>Try other words, or {ask}.</>
export const ask = 'ask the people who run this installation'

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'start',
    title: 'Getting started',
    questions: [
      asked(
        'What does Bespeak do?',
        'It tailors your resume to a job ad: your facts, in your words, with what the job asks for first. Each change shows its source and its reason.',
        { to: paths.about(), label: 'About Bespeak' },
      ),
      asked(
        'Do I need an account?',
        'Not to see your match and your tailored resume: your browser makes both. To save, edit and download it, yes. An account takes a username, an email address and a password, and the code that we email you.',
        { to: paths.auth({ mode: 'register' }), label: 'Create an account' },
      ),
      asked(
        'Can I try it without a resume of my own?',
        'Yes. With an account that has no resume yet, press “Try it with a sample” under My Resumes. It puts in a made-up resume and a job, marked as a sample. One click removes both and everything made from them. Tailoring the sample counts like any other.',
        { to: paths.myResumes(), label: 'My Resumes' },
      ),
      asked(
        'Which files can I upload?',
        'PDF, DOCX and TXT, 10 MB at most. You can also paste text, fill in a form section by section, or import JSON Resume or LinkedIn’s data export.',
      ),
      asked(
        'Which languages does it read?',
        'Matching and writing are made for English. Parts of a resume or an ad in another language may be missed, and the page tells you so.',
      ),
    ],
  },
  {
    id: 'resumes',
    title: 'Resumes',
    questions: [
      asked(
        'What is my current resume?',
        'The one that tailoring starts from. The first resume you add becomes the current one, and you can choose another. If you delete it, the one you changed last takes its place.',
      ),
      asked(
        'What is a version?',
        'A numbered copy of your resume at one point in time. Compare any two, or restore one.',
      ),
      asked(
        'Is my work saved while I type?',
        'Yes. An edit survives a closed tab and a broken connection, and two open tabs do not silently overwrite each other.',
      ),
      asked(
        'What does the ATS check look for?',
        'Formatting and content that applicant tracking systems can misread. Each check comes with its fix.',
      ),
      asked(
        'In which formats can I download?',
        'PDF and DOCX, and also plain text and JSON Resume. “Copy as text” is for web forms. Downloads are never limited.',
      ),
    ],
  },
  {
    id: 'tailoring',
    title: 'Tailoring',
    questions: [
      asked(
        'Will it make things up?',
        'No. Every line points to something you wrote. What the job asks for and your resume doesn’t show is listed as “Not found”, and is never added for you.',
      ),
      asked(
        'What does “Needs your OK” mean?',
        'An assistant or a language model proposed other words for a line of yours. Your wording stays until you choose. Amber marks something new that isn’t on your resume: check it first. We keep what you accept, with its date. We don’t ask again about a line you keep.',
      ),
      asked('What about lines that I type myself?', 'We mark them as typed by you and don’t check them.'),
      asked(
        'Why were some ideas left out?',
        'Your resume doesn’t support them. Each is listed with its reason. If one is true, add it in your own words, and later resumes can use it.',
      ),
      asked(
        'Can I undo a change?',
        'Yes, each one by itself. The rest stays as it is, and lines that you typed yourself are left alone.',
      ),
      asked('How long may a job ad be?', 'Up to 6000 characters. A longer one is cut at that point, and you are told.'),
      asked(
        'Can I give a link instead of the text?',
        'Yes. If neither your browser nor the server may read that site, copy the text of the ad and paste it.',
      ),
      asked(
        'Does a language model write my resume?',
        'Only if you connect one under Settings, paste the reply of your own assistant, or the people who run this installation have connected one. As it comes, Bespeak uses its built-in editor, which changes the order of your lines and skills, not your words. A model’s lines pass the same check against your own.',
        { to: paths.privacyPolicy(), label: 'Privacy Policy' },
      ),
    ],
  },
  {
    id: 'scores',
    title: 'Scores and analysis',
    questions: [
      asked(
        'How is the score worked out?',
        'As a sum you can read. Each requirement of the ad has whole points, with the line that earned them. What is not on your resume earns none. The job’s title and your years in this work are rows too. The weights are published in the app: “How is this calculated?”.',
      ),
      asked(
        'What does “Not found” mean?',
        'The ad names something that can be looked up, like a skill, a license or a degree, and your resume doesn’t name it. Press “I have this” and choose or write the line, or press “I don’t”. It counts at once and costs nothing.',
      ),
      asked(
        'What does “Couldn’t match this” mean?',
        'We can’t tell whether your resume shows it. Choose one of your nearest lines if it does, or write one.',
      ),
      asked(
        'What does “Up to 94 if you can add these” mean?',
        'The score with everything that we couldn’t find added. Only add what’s true.',
      ),
      asked(
        'What is a dealbreaker?',
        'Something like a license, a registration or half of the years: without it, employers often stop reading. It stands beside the score and changes nothing in it.',
      ),
      asked(
        'Who are the typical applicants?',
        'Examples for that kind of role, scored the same way as you. They are not real people.',
      ),
      asked('Where do the trends come from?', 'From the jobs you saved, and nothing else.'),
    ],
  },
  {
    id: 'more',
    title: 'Letters, interviews and skills',
    questions: [
      asked(
        'How do I get a cover letter?',
        'From a tailored version. You see it in four styles before you choose one: professional, warm, concise or enthusiastic. For a job without a tailored version, Bespeak makes that one first. Edit it, copy it, or download it as PDF or DOCX. A short message and an email come with it.',
        { to: paths.coverLetters(), label: 'Cover Letters' },
      ),
      asked(
        'Can I see where a sentence of a letter comes from?',
        'Yes. The margin names the lines of your resume, your own words, your answers and the ad. Point at a sentence, or put the cursor in it, to read the words behind it. What you typed yourself is marked as yours.',
      ),
      asked(
        'What counts as a letter?',
        'The first letter for a tailored version counts once. Previews, another style, one paragraph again, editing and downloads are free.',
      ),
      asked(
        'What is in an interview guide?',
        'The role in short, questions that quote the ad or are asked in that trade, your own lines as notes under Situation, Task, Action and Result, figures to be ready to explain, questions to ask, a checklist, and a practice mode with a timer. Print it or download it as PDF.',
      ),
      asked(
        'What happens to an answer that I practice?',
        'A typed one is checked for structure, length and evidence, and kept with the guide. A spoken one is timed and played back on the page. We never send or store it. You don’t need a microphone.',
      ),
      asked(
        'What is a development plan?',
        'Steps to learn a skill or get a certificate. For 40 that ads often ask for, we suggest steps from a source that we read, and link it with the day. For others, and for what your resume shows, you write your own. Tick, move, change or add steps; with hours on each, you see when you will be done. Save it as PDF or as a calendar file.',
      ),
      asked(
        'Where do the skills on my list come from?',
        'From you. Under Skills you see what your resumes show, each with the line that shows it, and add what is right; or you find a skill by any of its names. Beside each you see how many of your saved jobs ask for it.',
      ),
      asked(
        'How does a gap become points?',
        'Each skill that isn’t found leads to what to say about it in an interview, and to a plan for learning it. When the plan is done, you write one line about what you did and put it into your resume. Then the analysis is run again. The score moves only with that line, never with the plan alone.',
      ),
    ],
  },
  {
    id: 'jobs',
    title: 'Jobs and the dashboard',
    questions: [
      asked(
        'What does the dashboard show?',
        'Your jobs, best match first: what we found on your resume, what we didn’t, the closing date and the next step. Below them are your dates, current resume, tailored versions, applications, scores and usage.',
        { to: paths.dashboard(), label: 'Dashboard' },
      ),
      asked(
        'How do I keep track of applications?',
        'Save each job and move it through its stages: saved, applied, interviewing, offer. Note contacts, which version you sent and when, a deadline and when to follow up.',
        { to: paths.jobs(), label: 'Jobs' },
      ),
      asked(
        'Can I be reminded of a deadline or follow-up?',
        'Yes, as a notification and by email: of a deadline three days before and on its day, of a follow-up on its day, of an interview the day before. Dates can also be saved as a calendar file.',
        { to: paths.jobs(), label: 'Jobs' },
      ),
    ],
  },
  {
    id: 'account',
    title: 'Account and sign-in',
    questions: [
      asked(
        'My code does not arrive. What now?',
        'Look in the spam folder, then press “Resend verification code”; you can do so once a minute. A code is valid for 10 minutes and one use, and after 5 wrong attempts you need a new one. If you run Bespeak on your own machine without a mail server, read the code at /dev/mailbox.',
      ),
      asked('Can I log in with my email address?', 'Yes, with your username or your email address.'),
      asked('I forgot my password.', 'Set a new one with a code that we email you. It signs you out everywhere.', {
        to: paths.forgotPassword(),
        label: 'Forgot password',
      }),
      asked(
        'How do I sign out another device?',
        'Settings lists the devices that are signed in, and signs out each of them or all others. Setting a new password ends every sign-in too.',
        { to: paths.settings(), label: 'Settings' },
      ),
      asked(
        'How do I change my name, photo or contact details?',
        'On your profile. A photo may be a JPEG, PNG or WebP file of 5 MB at most; you crop it on the page, and what the camera stored in it is removed.',
        { to: paths.profile(), label: 'Profile' },
      ),
      asked(
        'How do I change my email address or password?',
        'Under Settings, with your current password. A new address is used once you enter the code that we email there. We let the old address know.',
        { to: paths.settings(), label: 'Settings' },
      ),
      asked(
        'How do I choose the theme, light or dark?',
        'Under Settings: light, dark, or the same as your device. It is kept with your account.',
        { to: paths.settings(), label: 'Settings' },
      ),
      asked(
        'Which emails and notifications do I get?',
        'Codes, security notices and receipts always come. Reminders come unless you switch them off under Settings, or by the unsubscribe link at the end of each. The bell keeps what you were told of for 180 days: analyses and exports that are ready, payments, limits that are near, and reminders.',
        { to: paths.settings(), label: 'Settings' },
      ),
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    questions: [
      asked(
        'What does Free include?',
        `${inOneSentence(monthlyLimits(freePlan).map(withoutMonth))} a month. Never limited: ${neverLimitedList()}.`,
        { to: paths.plans(), label: 'Compare the plans' },
      ),
      asked(
        'What does Pro cost?',
        `${inDollars(proMonthlyPlan.price)} a month or ${inDollars(proYearlyPlan.price)} a year, with nothing limited. The trial takes ${proMonthlyPlan.trialDays} days and needs no card.`,
      ),
      asked(
        'What counts as a use?',
        'Each delivered result, once. A failed or repeated request costs nothing. The count starts again on the first of each month, by UTC.',
      ),
      asked('How do I cancel?', 'In two clicks, under Subscription. The time you have paid for stays yours.', {
        to: paths.mySubscriptions(),
        label: 'Subscription',
      }),
      asked(
        'Where are my invoices and payments?',
        'Under Subscription: each payment with its invoice as a PDF. A receipt also comes by email. If a payment does not go through, you are told until when Pro stays on and when it is tried again.',
        { to: paths.mySubscriptions(), label: 'Subscription' },
      ),
    ],
  },
  {
    id: 'data',
    title: 'Your data',
    questions: [
      asked(
        'Where are my files?',
        'With this installation: on its own storage, or in cloud storage if the people who run it have set that up. Either way they are stored encrypted.',
        { to: paths.privacyPolicy(), label: 'Privacy Policy' },
      ),
      asked(
        'Can I take everything with me?',
        `Yes. Under Privacy Settings, ask for an export: a zip file with your data as JSON, your original files and a page to read. You are told when it is ready, and can download it for ${daysKept.exports} days.`,
        { to: paths.privacySettings(), label: 'Privacy Settings' },
      ),
      asked(
        'How do I delete my account?',
        'Under Privacy Settings, with your password. It erases everything at once and cannot be taken back. Invoices are kept as the law requires, without your name.',
        { to: paths.privacySettings(), label: 'Privacy Settings' },
      ),
      asked(
        'How do I use my privacy rights (GDPR)?',
        'Privacy Settings names each right and has a form for requests, with or without an account. You get an email at once, and an answer within 30 days.',
        { to: paths.privacySettings(), label: 'Privacy Settings' },
      ),
      asked(
        'How do I contact someone?',
        'With the form under Contact. Your message goes to the people who run this installation.',
        { to: paths.contact(), label: 'Contact' },
      ),
      asked(
        'Which cookies are used?',
        'Your browser keeps your sign-in and your cookie choice. No analytics run unless you accept them, and “Manage Cookie Settings” at the foot of each page asks you again.',
      ),
    ],
  },
]

function withoutMonth(line: string): string {
  return line.replace(/ a month$/, '')
}
