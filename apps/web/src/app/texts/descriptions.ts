import { paths } from '../../lib/paths.ts'

/** For search engines: what a visitor finds at a public page. They are written into the pages, and no browser loads them. */
export const descriptions: Record<string, string> = {
  [paths.home()]:
    'Bespeak tailors your resume to a job ad line by line, and shows where every line came from. It never claims what you haven’t done.',
  [paths.about()]: 'What Bespeak is, what it promises and what it will not do.',
  [paths.plans()]: 'The plans side by side: what is limited, what never is, and what it costs.',
  [paths.help()]: 'Answers to questions about accounts, resumes, tailoring, plans and your data.',
  [paths.contact()]: 'How to reach the people behind Bespeak.',
  [paths.terms()]: 'The terms under which you use Bespeak.',
  [paths.privacyPolicy()]: 'What Bespeak keeps about you, why, for how long, and the rights you have.',
  [paths.auth()]: 'Log in to Bespeak, or create an account.',
  [paths.check()]:
    'Paste what ChatGPT wrote about you, and see which sentences your resume backs up. Nothing leaves your device.',
  [paths.upload()]:
    'Match score, keywords and ATS check of your resume for one job. Without an account, nothing leaves your browser.',
}
