import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { ContactSent } from './contact-sent.tsx'
import { PublicPage } from './public-page.tsx'
import * as texts from './texts/contact.tsx'

export function Component() {
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <div className={styles.columns}>
        {answer === null ? (
          <ContactForm onSent={setAnswer} />
        ) : (
          <ContactSent answer={answer} onAgain={() => setAnswer(null)} />
        )}
        <div className={styles.side}>
          <section>
            <h2>{texts.whatHelps}</h2>
            <ul>
              {texts.helping.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{texts.needsNoMessage}</h2>
            <ul>
              <li>{texts.answersMost(<TextLink to={paths.help()}>{texts.helpCenter}</TextLink>)}</li>
              <li>{texts.setsNewOne(<TextLink to={paths.forgotPassword()}>{texts.forgotPassword}</TextLink>)}</li>
              <li>{texts.hasRights(<TextLink to={paths.privacySettings()}>{texts.privacySettings}</TextLink>)}</li>
            </ul>
          </section>
        </div>
      </div>
    </PublicPage>
  )
}
