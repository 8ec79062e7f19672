import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './contact-page.module.css'
import { PublicPage } from './public-page.tsx'

export function Component() {
  return (
    <PublicPage
      title="Contact"
      lead="Bespeak is run by whoever installs it. Here is how to reach the people who run this one."
    >
      <div className={styles.ways}>
        <Card title="Reply to one of its mails">
          <p>
            A code or a notice: each comes from the people who run this installation. A reply goes to the address they
            have chosen.
          </p>
        </Card>
        <Card title="Ask where you heard of it">
          <p>
            An employer, a school, an advice service, a friend: whoever gave you this address runs it, or knows who
            does.
          </p>
        </Card>
        <Card title="You run it yourself">
          <p>
            Then the person to ask is you. The README that came with it says where settings, files and mails are kept.
          </p>
        </Card>
      </div>
      <div className={styles.more}>
        <section>
          <h2>What to write</h2>
          <ul>
            <li>Your username.</li>
            <li>The page you were on, and what you wanted to do.</li>
            <li>What happened instead, word for word if there was a message.</li>
            <li>
              For a request about your data: which one, such as a copy or its deletion. It is answered within 30 days.
            </li>
          </ul>
          <p>Leave out your password and your codes. Nobody needs them to help you.</p>
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
          </ul>
        </section>
      </div>
    </PublicPage>
  )
}
