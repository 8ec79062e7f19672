import { proMonthlyPlan } from '@bespeak/domain/billing/plans.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { SheetSection } from '../numbered-sheet.tsx'
import { neverLimitedList } from '../plan-words.ts'

export const title = 'Terms of Service'
export const lead = 'What you can expect from Bespeak, and what it expects from you.'

export const sections: readonly SheetSection[] = [
  {
    id: 'who',
    title: 'Who agrees with whom',
    body: (
      <p>
        These terms stand between you and the people who run this installation of Bespeak (“we”). By creating an account
        you accept them.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give an email address that is yours: codes and notices go there. Keep your password and your codes to yourself;
        we never ask for them. What happens under your account counts as done by you until you tell us otherwise.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'What you write stays yours',
    body: (
      <p>
        Your resumes, and everything made from them, belong to you. We may store and process them only to give you what
        you ask for. The <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink> says how.
      </p>
    ),
  },
  {
    id: 'promise',
    title: 'What Bespeak promises',
    body: (
      <p>
        Every line of a tailored resume, a cover letter or an interview answer can be traced to something you wrote. No
        employer, title, date, degree, number, skill or tool is added that your own words do not hold.
      </p>
    ),
  },
  {
    id: 'no-promise',
    title: 'What nobody can promise',
    body: (
      <p>
        No score and no figure on these pages promises an interview or a job. Read what you send before you send it: it
        goes out in your name.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>upload what you have no right to use, or someone else’s resume without their consent;</li>
          <li>try to reach other people’s data, or to get around limits;</li>
          <li>disturb the service, or let programs hammer it.</li>
        </ul>
        <p>We may deactivate an account that does.</p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    body: (
      <>
        <p>
          <TextLink to={paths.plans()}>Plans</TextLink> says what each plan costs and includes. The trial of Pro takes{' '}
          {proMonthlyPlan.trialDays} days and needs no card. You can cancel in two clicks, and the time you have paid
          for stays yours. Use is counted once for each delivered result; a failed or repeated request costs nothing.
        </p>
        <p>Never limited, on any plan: {neverLimitedList()}.</p>
      </>
    ),
  },
  {
    id: 'leaving',
    title: 'Leaving',
    body: (
      <p>
        You may download a copy of everything, and delete your account, at any time:{' '}
        <TextLink to={paths.privacySettings()}>Privacy Settings</TextLink>. Deleting erases everything and cannot be
        taken back. Invoices stay as long as the law asks for them, without your name.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'If something fails',
    body: (
      <p>
        Bespeak is free software under the Apache License 2.0 and comes as it is, without warranty. We run it with care,
        and keep you able to take your data elsewhere. Rights that the law gives you stay untouched.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        When these terms change, this page shows the new ones. Questions go to{' '}
        <TextLink to={paths.contact()}>the people who run this installation</TextLink>.
      </p>
    ),
  },
]
