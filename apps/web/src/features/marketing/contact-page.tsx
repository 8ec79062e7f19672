import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { ContactSent } from './contact-sent.tsx'
import { PublicPage } from './public-page.tsx'

export function Component() {
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <PublicPage title="Contact" lead="Write to the people who run this installation. They answer by email.">
      <div className={styles.columns}>
        {answer === null ? (
          <ContactForm onSent={setAnswer} />
        ) : (
          <ContactSent answer={answer} onAgain={() => setAnswer(null)} />
        )}
        <div className={styles.side}>
          <section>
            <h2>What helps us</h2>
            <ul>
              <li>The page you were on, and what you wanted to do.</li>
              <li>What happened instead, word for word if there was a message.</li>
              <li>No password and no code. Nobody needs them to help you.</li>
            </ul>
          </section>
          <section>
            <h2>What needs no message</h2>
            <ul>
              <li>
                <TextLink to={paths.help()}>Help Center</TextLink> answers most questions.
              </li>
              <li>
                <TextLink to={paths.forgotPassword()}>Forgot password</TextLink> sets a new one.
              </li>
              <li>
                <TextLink to={paths.privacySettings()}>Privacy Settings</TextLink> has your cookies, and the rights to
                your data.
              </li>
            </ul>
          </section>
        </div>
      </div>
    </PublicPage>
  )
}
