import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { SheetSection } from './numbered-sheet.tsx'

/** What is true of Bespeak as it comes; what an operator may add is named as such. */
export const privacySections: readonly SheetSection[] = [
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
          <li>
            Bespeak does its work with a built-in engine. Nothing you write goes to a third-party AI service unless we
            have connected one.
          </li>
          <li>No analytics run unless you have agreed to them.</li>
          <li>You can export or delete everything yourself, at any time, on any plan.</li>
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
            resumes, analyses, letters, guides, skills and plans.
          </li>
          <li>
            <b>Your sign-ins:</b> when, and from which address and browser, so that you can see them and end them.
          </li>
          <li>
            <b>Your use and payments:</b> how often you used what your plan counts, and your invoices.
          </li>
        </ul>
        <p>
          A check without an account keeps nothing on the server. Your browser holds a sign-in token, your cookie choice
          and what you typed into an unfinished registration, never a password or a code.
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
          <li>To sign you in, and to mail you codes and security notices.</li>
          <li>To send the other mails that you have switched on in your settings.</li>
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
        <p>
          Your data stays with this installation: accounts and texts in its database, uploaded files in its own storage,
          or in cloud storage if we have set that up.
        </p>
        <ul>
          <li>Uploaded files are stored encrypted (AES-256-GCM).</li>
          <li>Passwords are kept only as argon2id hashes, and codes only as hashes.</li>
          <li>Each login needs a code that was mailed to you.</li>
          <li>Logging out and resetting your password end a sign-in at once.</li>
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
          Use them under <TextLink to={paths.privacySettings()}>Privacy Settings</TextLink>. We answer every request
          within 30 days. You may also complain to your data protection authority.
        </p>
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third Parties',
    body: (
      <>
        <p>As Bespeak comes, none of these receives anything. We may have connected some of them; ask us which.</p>
        <ul>
          <li>
            <b>An AI service</b> for analysis and writing. It then receives the resume and the job text that a task
            needs.
          </li>
          <li>
            <b>Cloud storage</b> for uploaded files, which are encrypted before they are sent there.
          </li>
          <li>
            <b>A mail server</b> that delivers our mails.
          </li>
          <li>
            <b>A payment provider.</b> Without one, payments are test payments inside the app and no money moves.
          </li>
          <li>
            <b>Analytics,</b> and only if you chose Accept All.
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
          What you write and make is kept until you delete it. Deleting your account erases everything at once. Backups,
          where we keep any, may hold it a while longer.
        </p>
        <p>Codes hold for 10 minutes. A sign-in ends after 7 days, unless we have set another time.</p>
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
        <TextLink to={paths.contact()}>Contact</TextLink> says how to reach the people who run this installation.
      </p>
    ),
  },
]
