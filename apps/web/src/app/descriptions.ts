/** For search engines: what a visitor finds at a public page. They are written into the pages, and no browser loads them. */
export const descriptions: Record<string, string> = {
  '/': 'Bespeak tailors your resume to a job ad line by line, and shows where every line came from. What you have not done, it never says.',
  '/about': 'What Bespeak is, what it promises and what it will not do.',
  '/plans': 'The plans side by side: what is limited, what never is, and what it costs.',
  '/help': 'Answers to questions about accounts, resumes, tailoring, plans and your data.',
  '/contact': 'How to reach the people behind Bespeak.',
  '/terms': 'The terms under which you use Bespeak.',
  '/privacy-policy': 'What Bespeak keeps about you, why, for how long, and the rights you have.',
  '/auth': 'Log in to Bespeak, or create an account.',
  '/upload':
    'Match score, keywords and ATS check of your resume for one job. Without an account, nothing leaves your browser.',
}
