import { Pencil } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Wrap } from '../../../ui/page.tsx'
import { Tape } from '../../../ui/tape.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Tick } from '../../../ui/tick.tsx'
import { AdWords, Chalked, Mine } from '../../../ui/words.tsx'
import { Caption } from '../caption.tsx'
import { StartLink } from '../start-link.tsx'
import { example } from './example.ts'
import styles from './hero.module.css'

export function Hero() {
  return (
    <section className={styles.hero}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.text}>
            <h1 className={styles.title}>
              Your experience, <em>cut to fit</em> the job.
            </h1>
            <p className={styles.lead}>
              Bespeak tailors your resume to a job ad line by line, and shows where every line came from. What you have
              not done, it never says.
            </p>
            <div className={styles.actions}>
              <StartLink size="lg" />
              <ButtonLink to="#how-it-works" reloadDocument variant="line" size="lg">
                Learn More
              </ButtonLink>
            </div>
            <p className={styles.small}>
              Free to start. No card. <TextLink to={paths.upload()}>Your first check</TextLink> needs no account.
            </p>
          </div>
          <SewnLine />
        </div>
      </Wrap>
    </section>
  )
}

function SewnLine() {
  const { line, scores, gaps } = example
  return (
    <figure className={styles.sewn}>
      <div className={styles.piece}>
        <Caption>The resume, line {line.before.number}</Caption>
        <p>
          <Mine>{line.before.text}</Mine>
        </p>
      </div>
      <div className={styles.piece}>
        <Caption>The ad asks</Caption>
        <p>
          <AdWords>{line.asked}</AdWords>
        </p>
      </div>
      <svg className={styles.threads} viewBox="0 0 640 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M150 0C150 40 250 24 250 64" />
        <path d="M490 0C490 40 390 24 390 64" />
      </svg>
      <div className={styles.joined}>
        <div className={styles.joinedHead}>
          <Caption>Tailored to the ad</Caption>
          <Badge tone="chalk">
            <Pencil size={14} strokeWidth={1.5} aria-hidden="true" />
            Reworded
          </Badge>
        </div>
        <p className={styles.line}>
          <Mine>{line.after.map(({ text, isNew }) => (isNew ? <Chalked key={text}>{text}</Chalked> : text))}</Mine>
        </p>
        <div className={styles.why}>
          <Tick strokeWidth={2} />
          <p>
            {line.reason} Every fact is from {inLines(line.sources)}.
          </p>
        </div>
      </div>
      <div className={styles.tape}>
        <Caption>
          What the page shows: {scores.before} before, now {scores.after} of 100
        </Caption>
        <Tape name="What the page shows" score={scores.after} before={scores.before} size="tailor" />
      </div>
      <figcaption className={styles.caption}>
        Worked out by Bespeak from a made-up resume and ad. Not in the resume, and so not added: {gaps.join(', ')}.
      </figcaption>
    </figure>
  )
}

const inLines = (numbers: readonly number[]) =>
  numbers.length === 1 ? `line ${numbers[0]}` : `lines ${numbers.join(', ')}`
