import type { Site } from '@bespeak/contracts/site.ts'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { SheetSection } from './numbered-sheet.tsx'
import { retentionWords } from './retention-words.ts'
import { fileWords, mailWords, modelWords, paymentWords } from './settings-words.ts'

/** What is true under the settings in force. */
export const privacySections = (settings: Site): readonly SheetSection[] => [
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
          <li>{modelWords(settings.model).inShort}</li>
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
            resumes, analyses, letters, guides with the answers you practise in writing, skills and plans. What you
            speak in practice never leaves your browser.
          </li>
          <li>
            <b>Your sign-ins:</b> when, and from which address and browser, so that they can be told apart and ended.
          </li>
          <li>
            <b>Your use and payments:</b> how often you used what your plan counts, and your invoices.
          </li>
          <li>
            <b>Your settings and notifications:</b> which mails you want, how the pages look, and what you were told of.
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
          <li>To sign you in, and to mail you codes, security notices and receipts.</li>
          <li>To remind you of the dates you set, by mail unless you switch that off.</li>
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
            <b>A third-party AI service for analysis:</b> {modelWords(settings.model).inFull}
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
