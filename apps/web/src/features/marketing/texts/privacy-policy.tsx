import type { Site } from '@bespeak/contracts/site.ts'
import { codeLifetimeMinutes } from '@bespeak/domain/account/code.ts'
import { daysKept, type Kept } from '@bespeak/domain/account/retention.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { SheetSection } from '../numbered-sheet.tsx'

export const title = 'Privacy Policy'
export const backHome = 'Back to Home'
export const lastUpdated = (day: string) => `Last updated: ${day}`
export const today = 'today'

const named: Record<number, string> = { 1: 'a day', 365: 'a year', 730: 'two years' }
const lasting = (kept: Kept) => named[daysKept[kept]] ?? `${daysKept[kept]} days`

/** How long each thing is kept, as the policy says it. */
const retentionWords: Record<Kept, string> = {
  codes: `Codes are valid for ${codeLifetimeMinutes} minutes and are removed within ${lasting('codes')}.`,
  signIns: `A sign-in ends after ${lasting('signIns')}, unless we have set another time. An access token ends on the day you chose, and when you revoke it.`,
  networks: `The networks you signed in from are remembered for ${lasting('networks')} after the last time, as fingerprints, so that guesses from elsewhere do not lock you out.`,
  unverifiedAccounts: `An account whose address nobody verified goes after ${lasting('unverifiedAccounts')}.`,
  exports: `An export can be downloaded for ${lasting('exports')}.`,
  unfinishedExports: `An export that is not finished after ${lasting('unfinishedExports')} is given up.`,
  failedExports: `That an export did not work is noted for ${lasting('failedExports')}.`,
  notifications: `Notifications are kept for ${lasting('notifications')}.`,
  activity: `What was done with your account, such as sign-ins and exports, is noted for ${lasting('activity')}, with the device and the wider network it came from, not the whole address.`,
  closedRequests: `Messages and requests go ${lasting('closedRequests')} after they are closed.`,
  openMessages: `Messages go after ${lasting('openMessages')} at the latest.`,
  shareLinks: `A link to a resume ends on the day you chose, after ${lasting('shareLinks')} at the latest, and when you revoke it.`,
  idleAccounts: `An account that nobody uses for ${lasting('idleAccounts')} is deleted. One with a paid plan is not.`,
  idleNotice: `Before that we email you, and wait ${lasting('idleNotice')}.`,
  farewells: `The address for our last email to a deleted account goes once that is sent, and after ${lasting('farewells')} at the latest.`,
  failedJobs: `A note of work that failed, with no more than the number of your account, is kept for ${lasting('failedJobs')}.`,
}

/** What the privacy policy says of each party that the settings choose. */
const fileWords: Record<Site['files'], { inShort: string; inFull: string }> = {
  local: {
    inShort:
      'Your data stays with this installation: accounts and texts in its database, uploaded files in its own storage.',
    inFull: 'not used here. Uploaded files stay with this installation.',
  },
  s3: {
    inShort: 'Accounts and texts are in the database of this installation, uploaded files in cloud storage.',
    inFull: 'keeps uploaded files, which are encrypted before they are sent there.',
  },
}

const mailWords: Record<Site['mail'], string> = {
  local: 'not used here. Emails are kept as files on the machine that this installation runs on.',
  smtp: 'delivers our emails. It receives your address and what an email says.',
}

const paymentWords: Record<Site['billing'], string> = {
  sandbox: 'not used here. No money moves.',
  stripe:
    'Stripe takes payments on its own pages. It receives your email address, your card and what you pay for; the number of your card never reaches us.',
  none: 'not used here. Nothing is sold.',
}

/** Of a language model of somebody else's: nobody's words go there before they say so. */
const ownModel: Record<Site['ownModels'], string> = {
  yes: ' If you connect a language model of your own in your settings, it receives the same; its key is kept sealed.',
  'local-only':
    ' If you connect a language model at a local address in your settings, it receives the same; its key is kept sealed.',
  no: '',
}

const modelWords = ({ model, ownModels }: Pick<Site, 'model' | 'ownModels'>): { inShort: string; inFull: string } => {
  const unless = ownModels === 'no' ? '' : ' unless you connect one yourself'
  if (model === null)
    return {
      inShort: `Bespeak does its work with a built-in engine. Nothing you write goes to a third-party AI service${unless}.`,
      inFull: `not used here${unless}. The built-in engine is part of this installation.${unless && ` What such a service receives: the lines of your resume and your answers, the job ad and your wishes, without your name, address, phone, email and links. Its key is kept sealed.`}`,
    }
  return {
    inShort: `Bespeak does its work with a built-in engine. If you agree, ${model.provider} is sent the lines of your resume and the job ad to word them.`,
    inFull: `${model.provider} (${model.name}) receives the lines of your resume and your answers, the job ad and your wishes when you tailor or have a letter written, and only if you agreed. Your name, address, phone, email and links are taken out before. You can take your word back on the tailor screen or in your settings at any time.${ownModel[ownModels]}`,
  }
}

/** What is true under the settings in force. */
export const sections = (settings: Site): readonly SheetSection[] => [
  {
    id: 'introduction',
    title: 'Introduction',
    body: (
      <>
        <p>
          This policy says what Bespeak keeps about you, why and where, and what you can do about it. “We” are the
          people who run this installation.
        </p>
        <p>In short:</p>
        <ul>
          <li>{modelWords(settings).inShort}</li>
          <li>No analytics run unless you have agreed to them.</li>
          <li>You can download a copy of everything, or delete your account, at any time and on any plan.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <ul>
          <li>
            <b>Your account:</b> username, email address, a hash of your password, and your name if you give it.
          </li>
          <li>
            <b>Your profile:</b> what you choose to fill in, such as a job title, links or a photo.
          </li>
          <li>
            <b>Your work:</b> resumes and their files, job descriptions, and what Bespeak makes from them: tailored
            resumes, analyses, letters, guides with the answers you practice in writing, skills and plans. What you
            speak in practice never leaves your browser.
          </li>
          <li>
            <b>Your sign-ins:</b> when, and from which address and browser, so that they can be told apart and ended.
          </li>
          <li>
            <b>Your use and payments:</b> how often you used what your plan counts, and your invoices.
          </li>
          <li>
            <b>Your settings and notifications:</b> which emails you want, how the pages look, and what you were told
            of.
          </li>
          <li>
            <b>Your messages:</b> what you write to us, and the address you give for the answer.
          </li>
        </ul>
        <p>
          Your browser holds a sign-in token, your cookie choice, what you typed and have not saved yet, and what you
          typed into an unfinished registration, never a password or a code.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How We Use Your Information',
    body: (
      <>
        <ul>
          <li>To read, match, tailor and write what you ask for.</li>
          <li>To sign you in, and to email you codes, security notices and receipts.</li>
          <li>To remind you of the dates you set, by email unless you turn that off.</li>
          <li>To answer what you write to us.</li>
          <li>To count your use against your plan and to write invoices.</li>
        </ul>
        <p>Bespeak uses it for nothing else.</p>
      </>
    ),
  },
  {
    id: 'storage-and-security',
    title: 'Storage and Security',
    body: (
      <>
        <p>{fileWords[settings.files].inShort}</p>
        <ul>
          <li>Uploaded files are stored encrypted (AES-256-GCM).</li>
          <li>Passwords are kept only as argon2id hashes, and codes only as hashes.</li>
          <li>Each login needs a code that was mailed to you.</li>
          <li>Logging out and resetting your password end a sign-in at once.</li>
          <li>Our emails contain no pictures and no tracking: nobody learns that you opened one.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Data Protection Rights',
    body: (
      <>
        <p>Under the General Data Protection Regulation (GDPR) you have the right to:</p>
        <ul>
          <li>
            <b>access</b> what is held about you,
          </li>
          <li>
            <b>rectify</b> what is wrong,
          </li>
          <li>
            <b>erase</b> it,
          </li>
          <li>
            <b>restrict</b> what is done with it,
          </li>
          <li>
            <b>object</b> to that use,
          </li>
          <li>
            <b>take it with you</b> in a form that other software can read.
          </li>
        </ul>
        <p>
          <TextLink to={paths.privacySettings()}>Privacy Settings</TextLink> has them by name: download or delete
          everything yourself, or send us a request. We answer every request within 30 days. You may also complain to
          your data protection authority.
        </p>
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third Parties',
    body: (
      <>
        <p>Who receives anything, under the settings in force:</p>
        <ul>
          <li>
            <b>A third-party AI service for analysis:</b> {modelWords(settings).inFull}
          </li>
          <li>
            <b>Cloud storage:</b> {fileWords[settings.files].inFull}
          </li>
          <li>
            <b>A mail server:</b> {mailWords[settings.mail]}
          </li>
          <li>
            <b>A payment provider:</b> {paymentWords[settings.billing]}
          </li>
          <li>
            <b>Analytics:</b> not used here, whichever cookies you chose.
          </li>
        </ul>
        <p>
          When you fetch a job ad by its link, your browser asks that site for it, or our server does where your browser
          may not.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Data Retention',
    body: (
      <>
        <p>
          What you write and make is kept until you delete it. Deleting your account erases everything in it at once,
          files included. Invoices are kept as the law requires, without your name, address or card. Backups, where we
          keep any, may hold things a while longer.
        </p>
        <ul>
          {Object.entries(retentionWords).map(([kept, words]) => (
            <li key={kept}>{words}</li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    body: (
      <p>
        When Bespeak handles data differently, this page says so. The policy you are reading is the one in force on the
        day at the top.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to the people who run this installation: <TextLink to={paths.contact()}>Contact</TextLink>.
      </p>
    ),
  },
]
